// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testSite } from "../../../tests/support/widget-page.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

const links = {
  rules: { label: "t.rules", do: { action: "navigate", to: "notice" } },
  join: { label: "t.join", when: { visitor: "guest" }, do: { action: "navigate", to: "register" } },
};

describe("the foot of a screen", () => {
  it("marks the minimum age in words too, says how to play, and names the licence", async () => {
    await renderWidget("site-foot", {
      options: { licence: { text: "t.licence", href: "https://authority.example/register" } },
      texts: { "t.licence": "Licence 7" },
      site: { features: { ...testSite().features, minimumAge: 21 } },
    });
    expect(screen.getByText("foot.age:").parentElement?.textContent).toBe("foot.age: 21+");
    expect(screen.getByText("foot.notice")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Licence 7" }).getAttribute("href")).toBe(
      "https://authority.example/register",
    );
  });
  it("has its links in order, without those for other visitors", async () => {
    await renderWidget("site-foot", { options: { links }, session: memberSession });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/m/notice"]);
  });
  it("shows neither an empty list of links nor an empty licence", async () => {
    const { container } = await renderWidget("site-foot", {});
    expect([container.querySelector("nav"), container.querySelectorAll("p").length]).toEqual([null, 2]);
  });
});
