// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { testVendor } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

const vendors = [
  testVendor({ vassalage: "JDB", accountTypeName: "Jade Den", gameType: "RNG" }),
  testVendor({ vassalage: "PGS", accountTypeName: "Pagoda", gameType: "RNG" }),
];
const gameCategories = { content: [{ gameCategory: "RNG", vendorNames: [] }] };

beforeEach(() => preferLessMotion(true));

const render = (query: string, options = {}) =>
  renderWidget("game-filters", {
    at: `/m/gameList?${query}`,
    options,
    answers: { vendors, gameCategories, gameClasses: ["JACKPOT"] },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

it.each([
  ["rows", false, ["vendor.title"]],
  ["row", false, ["lobby.shown", "lobby.chosen", "vendor.title"]],
  ["rows", true, ["lobby.categories"]],
  ["row", true, ["lobby.categories"]],
])("has one row of choices above the games: %s, with categories: %s", async (look, categories, row) => {
  const { container } = await render("gameType=RNG", { look, categories });
  const choices = [...container.querySelectorAll("[role=group], nav, ul")].map((part) =>
    part.getAttribute("aria-label"),
  );
  expect(choices).toEqual(row);
  const tabs = screen.queryByRole("combobox", { name: "lobby.shown" });
  expect(tabs === null).toBe(row.includes("lobby.shown"));
});
it("says on the button of the panel how much is chosen there and is not in the row", async () => {
  await render("gameType=RNG&vendor=PGS&bet=0.05");
  expect(screen.getByRole("button", { name: "lobby.filter. lobby.chosen: 2" })).toBeDefined();
  cleanup();
  await render("gameType=RNG&vendor=PGS&bet=0.05", { look: "row" });
  expect(screen.getByRole("button", { name: "lobby.filter" })).toBeDefined();
});

describe("the looks of choices", () => {
  it.each(["tiles", "pills", "segments", "lines", "glow", "words"])(
    "%s is one look for categories, tabs, vendors and the panel",
    async (choices) => {
      const kinds: (string | undefined)[] = [];
      for (const categories of [true, false]) {
        const { container } = await render("gameType=RNG", { choices, categories, look: "row" });
        await press(/^lobby\.filter/);
        const looked = container.querySelectorAll<HTMLElement>(`.choices.${choices} [data-kind]`);
        kinds.push(...[...looked].map(({ dataset }) => dataset["kind"]));
        cleanup();
      }
      expect([...new Set(kinds)].sort()).toEqual(["category", "option", "tab", "vendor"]);
    },
  );
  it("the panel comes from below or from the side, with the same choices", async () => {
    await render("gameType=RNG", { panel: "drawer" });
    await press(/^lobby\.filter/);
    const panel = screen.getByRole("dialog", { hidden: true });
    expect(panel.className).toContain("side");
    expect(within(panel).getByRole("radio", { name: "Jade Den", hidden: true })).toBeDefined();
    expect(within(panel).getByRole("button", { name: "lobby.submit", hidden: true })).toBeDefined();
  });
  it.each([
    ["row", "lobby.shown"],
    ["rows", "lobby.search"],
  ])("in the look %s the line with %s stays below the header where the brand asks for it", async (look, part) => {
    const { container } = await render("gameType=RNG", { look, stays: true });
    expect(container.querySelector(".stays")).not.toBeNull();
    const lines = container.querySelectorAll("[data-stays]");
    expect([...lines].map((line) => line.querySelectorAll(`[aria-label="${part}"]`).length)).toEqual([1]);
  });
});
