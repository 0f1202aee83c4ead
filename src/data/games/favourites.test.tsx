// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { useFavourites, type Favourites } from "./favourites.ts";
import { usePages } from "../client/use-pages.ts";

interface Change {
  nodeId: string;
  wanted: boolean;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** A platform that answers changes when the test says so, and records them. */
async function open() {
  const stored = new Set<string>();
  const waiting: Change[] = [];
  const platform = { isDown: false };
  const change =
    (wanted: boolean) =>
    ({ nodeId }: { nodeId: string }) =>
      new Promise((resolve, reject) => {
        waiting.push({ nodeId, wanted, resolve, reject });
      });
  const found: { favourites?: Favourites; listed?: readonly { nodeId: string }[] | undefined } = {};
  const Look = () => {
    found.favourites = useFavourites();
    found.listed = usePages<{ nodeId: string }>(
      { call: "favouriteList", input: {}, page: "pageNo" },
      { idOf: ({ nodeId }) => nodeId },
    ).entries;
    return null;
  };
  const favouriteIds = () => {
    if (platform.isDown) throw new Error("down");
    return [...stored];
  };
  const favouriteList = () => ({ content: favouriteIds().map((nodeId) => ({ nodeId })), pageNum: 1, totalPages: 1 });
  const { calls } = await renderInPage(<Look />, {
    session: memberSession,
    answers: { favouriteIds, favouriteList, addFavourite: change(true), removeFavourite: change(false) },
  });
  const next = () => waiting.shift() ?? expect.unreachable("nothing is on its way");
  return {
    kept: stored,
    platform,
    set: (wanted: boolean, nodeId = "n1") =>
      act(async () => void found.favourites?.set({ nodeId, vassalage: "V1" }, wanted)),
    listed: () => found.listed?.map(({ nodeId }) => nodeId),
    shown: (nodeId = "n1") => found.favourites?.ids?.has(nodeId),
    answer: () =>
      act(async () => {
        const { nodeId, wanted, resolve } = next();
        if (wanted) stored.add(nodeId);
        else stored.delete(nodeId);
        resolve({ favourite: wanted });
      }),
    refuse: () => act(async () => next().reject(new Error("refused"))),
    changes: () => calls.map(({ call }) => call).filter((call) => /^(add|remove)/.test(call)),
  };
}

test.each([
  [10, false, ["addFavourite", "removeFavourite"]],
  [11, true, ["addFavourite"]],
] as const)(
  "after %d taps while the platform is slow it gets the last state (%j), which is what is shown",
  async (taps, last, changes) => {
    const page = await open();
    for (let tap = 1; tap <= taps; tap++) await page.set(tap % 2 === 1);
    expect(page.shown()).toBe(last);
    for (const _ of changes) await page.answer();
    expect(page.changes()).toEqual(changes);
    expect([page.kept.has("n1"), page.shown()]).toEqual([last, last]);
  },
);

test("a tap after the first change has arrived is a change of its own", async () => {
  const page = await open();
  await page.set(true);
  await page.answer();
  await page.set(false);
  await page.answer();
  expect(page.changes()).toEqual(["addFavourite", "removeFavourite"]);
  expect([page.kept.size, page.shown()]).toEqual([0, false]);
});

test("adding a game that is a favourite already changes nothing @games-4-17", async () => {
  const page = await open();
  for (let time = 0; time < 2; time++) {
    await page.set(true);
    await page.answer();
  }
  expect([[...page.kept], page.shown(), page.listed()]).toEqual([["n1"], true, ["n1"]]);
});

test("a refused change is rolled back, also when the platform's list cannot be fetched", async () => {
  const page = await open();
  page.platform.isDown = true;
  await page.set(true);
  expect(page.shown()).toBe(true);
  await page.refuse();
  expect(page.shown()).toBe(false);
});

test("an accepted change stays, also when the platform's list cannot be fetched", async () => {
  const page = await open();
  page.platform.isDown = true;
  await page.set(true);
  await page.answer();
  expect(page.shown()).toBe(true);
});

test("a refetch while another game's change is pending leaves that change shown", async () => {
  const page = await open();
  await page.set(true, "n1");
  await page.set(true, "n2");
  await page.answer();
  expect([page.shown("n1"), page.shown("n2")]).toEqual([true, true]);
  await page.refuse();
  expect([page.shown("n1"), page.shown("n2")]).toEqual([true, false]);
});

test("a list of favourites that was fetched before the platform had a new one is refetched; a removed one stays in pages that are loaded", async () => {
  const page = await open();
  await page.set(true);
  expect(page.listed()).toEqual([]);
  await page.answer();
  expect(page.listed()).toEqual(["n1"]);
  await page.set(false);
  await page.answer();
  expect([page.kept.size, page.listed()]).toEqual([0, ["n1"]]);
});
