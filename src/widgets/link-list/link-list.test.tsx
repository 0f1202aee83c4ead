// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

afterEach(cleanup);
const links = {
  home: { label: "login.home", icon: "home", do: { action: "navigate", to: "home" } },
  register: { label: "login.register", when: { visitor: "guest" }, do: { action: "navigate", to: "register" } },
  service: { label: "login.service", do: { action: "open-service" } },
};

describe("a list of links (account §2.5)", () => {
  it.each(["bar", "grid", "rows", "discs", "tiles", "table", "lines"])(
    "with the look %s has every link in order @account-2.5-11",
    async (look) => {
      const { container } = await renderWidget("link-list", { options: { look, links } });
      expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
        "login.home",
        "login.register",
        "login.service",
      ]);
      expect(container.querySelector("ul")?.dataset["look"]).toBe(look);
    },
  );
  it("leaves out links whose condition does not hold", async () => {
    await renderWidget("link-list", { options: { links }, session: memberSession });
    expect(screen.queryByText("login.register")).toBeNull();
  });
});
