import { expect, test } from "vitest";
import { jsonOf } from "./support/tree.ts";

const file = "docs/not-available.json";
const committed = jsonOf(file) as string[];
const routes = jsonOf("brands/base/routes.json") as Record<string, { screen?: string }>;
const unbuilt = unbuiltIn(routes);

/** The routes whose screen is "not available yet". */
function unbuiltIn(all: Record<string, { screen?: string }>): string[] {
  return Object.entries(all)
    .filter(([, route]) => route.screen === "not-available")
    .map(([id]) => id)
    .toSorted();
}

test("routes without a screen are found", () => {
  expect(unbuiltIn({ home: { screen: "home" }, set: { screen: "not-available" } })).toEqual(["set"]);
});

test(`no route shows "not available yet" without being in ${file}, which may only shrink`, () => {
  expect(unbuilt.filter((id) => !committed.includes(id))).toEqual([]);
});

test(`${file} lists no route that has been built: remove these entries`, () => {
  expect(committed.filter((id) => !unbuilt.includes(id))).toEqual([]);
});
