// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testGame } from "../../../tests/support/entities.ts";
import { gamesOf, paged, renderLobby, showAllRows } from "../../../tests/support/lobby-page.tsx";

showAllRows();

async function show(look: string, count = 8, columns = 3) {
  const games = [testGame({ nodeId: "n0", nodeName: "Ruby", hot: true }), ...gamesOf(1, count - 1)];
  const { container } = await renderLobby("gameType=FISH", {
    options: { look, columns },
    answers: { gameList: paged(games) },
  });
  const rows = [...container.querySelectorAll("[data-index]")];
  return { container, perRow: rows.map((row) => row.querySelectorAll("[role=listitem]").length) };
}

describe("the looks of a lobby's games", () => {
  it.each([
    ["grid", [3, 3, 2]],
    ["round", [3, 3, 2]],
    ["rows", [1, 1, 1]],
    ["cards", [1, 1, 1]],
    ["carousel", [6, 2]],
    ["index", [7, 1]],
  ])("%s has rows of so many games, each with a name, a label and a heart", async (look, expected) => {
    const { perRow } = await show(
      look,
      expected.reduce((sum, games) => sum + games, 0),
    );
    expect(perRow).toEqual(expected);
    const [first] = screen.getAllByRole("listitem");
    expect(first?.textContent).toContain("Ruby");
    expect(first?.textContent).toContain("game.hot");
    expect(screen.getByRole("button", { name: "favourite.mark: Ruby" }).getAttribute("aria-pressed")).toBe("false");
  });
  it("an index begins each group with a picture and numbers its other lines", async () => {
    await show("index", 9);
    const lines = screen.getAllByRole("listitem").map((line) => [line.querySelector("img") !== null, line.textContent]);
    expect(lines.map(([pictured]) => pictured)).toEqual([true, ...Array(6).fill(false), true, false]);
    expect(lines[1]?.[1]).toMatch(/^2Game 1/);
    expect(lines[8]?.[1]).toMatch(/^9Game 8/);
  });
  it.each(["cards", "carousel", "index"])(
    "%s show all of a tall picture, whose lettering is at its foot",
    async (look) => {
      const { container } = await show(look, 3);
      const first = container.querySelector("img");
      expect(Number(first?.getAttribute("width")) / Number(first?.getAttribute("height"))).toBeCloseTo(3 / 4, 2);
    },
  );
  it.each(["grid", "round", "cards", "carousel", "index"])(
    "as %s loads the picture of the first game before all others",
    async (look) => {
      const { container } = await show(look, 3);
      expect([...container.querySelectorAll("img")].map((picture) => picture.getAttribute("loading"))).toEqual(
        [...container.querySelectorAll("img")].map((_, place) => (place === 0 ? "eager" : "lazy")),
      );
      expect(container.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
    },
  );
  it("rows show play at their edge, as part of the button that launches the game", async () => {
    await show("rows", 1);
    const [launch, heart] = screen.getAllByRole("button");
    expect(launch?.querySelector("svg")).not.toBeNull();
    expect(heart?.getAttribute("aria-label")).toBe("favourite.mark: Ruby");
  });
});
