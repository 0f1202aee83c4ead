// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { testGame } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

beforeEach(() => preferLessMotion(false));

const source = { call: "hotGames", with: { gameType: "RNG" } };
const games = [
  testGame({ isNew: true }),
  testGame({ nodeId: "n2", roomId: "r2", nodeName: "Deep Sea", hot: true }),
  testGame({ nodeId: "n3", nodeName: "Gem Mine" }),
];

async function render(options = {}, setting = {}) {
  const view = await renderWidget("game-grid", {
    options: { source, ...options },
    answers: { hotGames: games },
    session: memberSession,
    ...setting,
  });
  await screen.findAllByRole("button");
  return view;
}

it("launches the game at a tap: vendor, category, gameId and nodeId @games-7-39", async () => {
  const view = await render();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^(?!favourite).*Deep Sea/ })));
  const query = new URL(view.address(), "http://acme.test").searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ vendor: "V1", category: "RNG", gameId: "r2", nodeId: "n2" });
});

it("launching needs a session, else the visitor is asked to sign in @games-5-01", async () => {
  const plain = testSite();
  const signIn = {
    enter: [{ when: { visitor: "guest" as const }, do: { action: "redirect" as const, to: "login" } }],
    description: "Members.",
  };
  const site = {
    access: { ...plain.access, launch: signIn },
    routes: { ...plain.routes, launchGame: { ...plain.routes["launchGame"]!, access: "launch" } },
  };
  const view = await render({}, { session: null, site });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^(?!favourite).*Deep Sea/ })));
  expect(view.address()).toBe("/m/login");
});

it("shows at most the limit", async () => {
  await render({ limit: 2 });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("labels what is new and what is hot, unless all of a row are", async () => {
  const labels = async (listed: typeof games) => {
    const { container } = await render({}, { answers: { hotGames: listed } });
    const cards = [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
    cleanup();
    return cards.map((card) => /game\.(?:new|hot)/.exec(card)?.[0]);
  };
  expect(await labels(games)).toEqual(["game.new", "game.hot", undefined]);
  expect(await labels(games.map((game) => ({ ...game, hot: true })))).toEqual(["game.new", undefined, undefined]);
});

it("without a visible name still has an accessible one", async () => {
  await render({ name: "none" });
  expect(screen.getByRole("button", { name: "Gem Mine" }).textContent).not.toContain("Gem Mine");
});

it("as a list shows name and vendor in lines", async () => {
  await render({ look: "rows", name: "none" });
  expect(screen.getByRole("button", { name: /^(?!favourite).*Gem Mine/ }).textContent).toContain("Vendor One");
});

it.each([
  [1, 360],
  [2, 240],
  [3, 160],
  [4, 96],
])("with %i columns requests 3:4 art of %i pixels", async (columns, width) => {
  const { container } = await render({ columns });
  const picture = container.querySelector("img");
  expect(picture?.getAttribute("src")).toContain(`w=${width}`);
  expect(Number(picture?.getAttribute("height")) / Number(picture?.getAttribute("width"))).toBeCloseTo(4 / 3);
});

it("says in a box as high as a card that it is empty where nothing below may move", async () => {
  const { container } = await renderWidget("game-grid", {
    options: { source: { call: "hotGames" }, empty: "place", none: "t.none" },
    answers: { hotGames: [] },
  });
  expect(container.querySelector(".games > .coming + .none")?.textContent).toBe("t.none");
});

it("says so when it is empty", async () => {
  await renderWidget("game-grid", { options: { source }, answers: { hotGames: [] } });
  expect(await screen.findByText("game.none")).toBeDefined();
});

describe("a paginated source, such as the favourites (games §3)", () => {
  const favourites = { call: "favouriteList" };

  it("shows the page's content, and requests without a limit", async () => {
    const { calls } = await render(
      { source: favourites, limit: 2 },
      { answers: { favouriteList: { content: games, pageNum: 1, totalPages: 1 } } },
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(calls.find(({ call }) => call === "favouriteList")?.input).toEqual({ language: "EN" });
  });

  it("keeps the space of its cards until they are loaded; where none is shown, not after it was empty", async () => {
    const row = (favouriteList: unknown) =>
      renderWidget("game-grid", {
        options: { source: favourites, look: "carousel", empty: "hide" },
        session: memberSession,
        answers: { favouriteList },
      });
    const coming = () => new Promise(() => undefined);
    const { container } = await row(coming);
    expect(container.querySelectorAll(".coming")).toHaveLength(9);
    cleanup();
    expect((await row({ content: [], pageNum: 1, totalPages: 0 })).container.innerHTML).toBe("");
    cleanup();
    expect((await row(coming)).container.innerHTML).toBe("");
  });
});

describe("the hearts of cards (games §4)", () => {
  const heart = (name: string) => screen.getByRole("button", { name: `favourite.mark: ${name}` });
  const tap = (name: string) => act(async () => fireEvent.click(heart(name)));
  const row = { source: { call: "favouriteList" }, empty: "hide" as const };
  const platform = (stored: Set<string>) => ({
    hotGames: games,
    favouriteIds: () => [...stored],
    favouriteList: () => ({ content: games.filter(({ nodeId }) => stored.has(nodeId)), pageNum: 1, totalPages: 1 }),
    addFavourite: ({ nodeId }: { nodeId: string }) => (stored.add(nodeId), { favourite: true }),
    removeFavourite: ({ nodeId }: { nodeId: string }) => (stored.delete(nodeId), { favourite: false }),
  });

  it("show which games are favourites, and toggle one without launching it", async () => {
    const stored = new Set(["n2"]);
    const view = await render({}, { answers: platform(stored) });
    expect(heart("Deep Sea").getAttribute("aria-pressed")).toBe("true");
    await tap("Gem Mine");
    expect(heart("Gem Mine").getAttribute("aria-pressed")).toBe("true");
    expect([...stored]).toEqual(["n2", "n3"]);
    expect(view.address()).not.toContain("launchGame");
  });

  it("remove a game from the row of favourites at once", async () => {
    const stored = new Set(["n2", "n3"]);
    await render(row, { answers: platform(stored) });
    await tap("Deep Sea");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect([...stored]).toEqual(["n3"]);
  });

  it("restore the row when the platform refuses, and say so", async () => {
    await render(row, {
      answers: {
        ...platform(new Set(["n2", "n3"])),
        removeFavourite: () => {
          throw new Error("down");
        },
      },
    });
    await tap("Deep Sea");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(heart("Deep Sea").getAttribute("aria-pressed")).toBe("true");
  });

  it("send a guest to sign in", async () => {
    const plain = testSite();
    const view = await render({}, { session: null, site: plain });
    await tap("Deep Sea");
    expect(view.address()).toBe("/m/login");
  });
});
