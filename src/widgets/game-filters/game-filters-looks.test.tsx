// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testVendor } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

const vendors = [
  testVendor({ vassalage: "JDB", accountTypeName: "Jade Den", gameType: "RNG" }),
  testVendor({ vassalage: "PGS", accountTypeName: "Pagoda", gameType: "RNG" }),
];
const gameCategories = { content: [{ gameCategory: "RNG", vendorNames: [] }] };

beforeEach(() => preferLessMotion(true));
afterEach(cleanup);

const render = (query: string, options = {}) =>
  renderWidget("game-filters", {
    at: `/m/gameList?${query}`,
    options,
    answers: { vendors, gameCategories, gameClasses: ["JACKPOT"] },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

it("has tabs, what is chosen and vendors in one line where the brand wants the games higher", async () => {
  const { container } = await render("gameType=RNG", { look: "row" });
  expect([...container.querySelectorAll(".row > *")].map((part) => part.getAttribute("aria-label"))).toEqual([
    "lobby.shown",
    "lobby.chosen",
    "vendor.title",
  ]);
});

describe("the looks of choices", () => {
  it.each(["tiles", "pills", "segments", "lines", "glow", "words"])(
    "%s is one look for categories, tabs, vendors and the panel",
    async (choices) => {
      const { container } = await render("gameType=RNG", { choices, categories: true });
      await press("lobby.filter");
      const looked = container.querySelector(`.choices.${choices}`);
      const kinds = [...(looked?.querySelectorAll<HTMLElement>("[data-kind]") ?? [])].map(
        ({ dataset }) => dataset["kind"],
      );
      expect([...new Set(kinds)]).toEqual(["category", "tab", "vendor", "option"]);
    },
  );
  it("the panel comes from below or from the side, with the same choices", async () => {
    await render("gameType=RNG", { panel: "drawer" });
    await press("lobby.filter");
    const panel = screen.getByRole("dialog", { hidden: true });
    expect(panel.className).toContain("side");
    expect(within(panel).getByRole("radio", { name: "Jade Den", hidden: true })).toBeDefined();
    expect(within(panel).getByRole("button", { name: "lobby.submit", hidden: true })).toBeDefined();
  });
  it.each([
    ["row", ["lobby.shown", "lobby.chosen", "vendor.title"]],
    ["rows", ["lobby.shown", "lobby.chosen"]],
  ])("in the look %s the line of %j stays below the header where the brand asks for it", async (look, parts) => {
    const { container } = await render("gameType=RNG", { look, stays: true });
    expect(container.querySelector(".stays")).not.toBeNull();
    const lines = container.querySelectorAll("[data-stays]");
    expect([...lines].map((line) => [...line.children].map((part) => part.getAttribute("aria-label")))).toEqual([
      parts,
    ]);
  });
});
