// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { HeaderVariant } from "#descriptor/header.ts";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { SiteHeader } from "./site-header.tsx";

afterEach(() => scroll(0));

const variant = (look: HeaderVariant["look"]): HeaderVariant => ({ look, start: {}, centre: {}, end: {} });
const scroll = (y: number) => {
  Object.assign(window, { scrollY: y });
  fireEvent.scroll(window);
};
const show = (home: HeaderVariant["look"], which: "home" | "page" = "home") =>
  renderInPage(<SiteHeader variant={which} start={<b>{"start"}</b>} centre={null} end={<i>{"end"}</i>} />, {
    site: { header: { home: variant(home), page: variant("slim") } },
  });

describe("the header (account §2.3)", () => {
  it("has three places and the look of its variant", async () => {
    await show("raised");
    expect(screen.getByRole("banner").dataset["look"]).toBe("raised");
    expect(screen.getByRole("banner").textContent).toBe("startend");
  });
  it("has another look on other pages", async () => {
    await show("raised", "page");
    expect(screen.getByRole("banner").dataset["look"]).toBe("slim");
  });
  it("becomes opaque once a transparent one is scrolled away from the picture, and transparent again at the top", async () => {
    await show("transparent");
    const header = screen.getByRole("banner");
    expect(header.hasAttribute("data-scrolled")).toBe(false);
    scroll(25);
    expect(header.hasAttribute("data-scrolled")).toBe(true);
    scroll(0);
    expect(header.hasAttribute("data-scrolled")).toBe(false);
  });
  it("does not listen to scrolling with another look", async () => {
    await show("bar");
    scroll(200);
    expect(screen.getByRole("banner").hasAttribute("data-scrolled")).toBe(false);
  });
});
