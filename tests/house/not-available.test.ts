import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { jsonOf, root } from "./support/tree.ts";

const file = "docs/not-available.json";
const committed = jsonOf(file) as string[];
const routes = jsonOf("brands/base/routes.json") as Record<string, { screen?: string }>;
const unbuilt = unbuiltIn(routes);

/** The routes whose screen is the honest "not available yet". */
function unbuiltIn(all: Record<string, { screen?: string }>): string[] {
  return Object.entries(all)
    .filter(([, route]) => route.screen === "not-available")
    .map(([id]) => id)
    .toSorted();
}

/** The list as each commit had it that this clone knows; none without git. */
function earlierLists(): string[][] {
  try {
    const git = (...words: string[]) =>
      execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const commits = git("log", "--format=%H", "--", file)
      .split("\n")
      .filter((commit) => commit !== "");
    return commits.map((commit) => JSON.parse(git("show", `${commit}:${file}`)));
  } catch {
    return [];
  }
}

test("routes without a screen are found", () => {
  expect(unbuiltIn({ home: { screen: "home" }, set: { screen: "not-available" } })).toEqual(["set"]);
});

test(`no route shows "not available yet" that ${file} does not list: the list may only shrink`, () => {
  expect(unbuilt.filter((id) => !committed.includes(id))).toEqual([]);
});

test(`a route that is built leaves ${file}: remove these entries`, () => {
  expect(committed.filter((id) => !unbuilt.includes(id))).toEqual([]);
});

test(`nothing has been added to ${file} since it was first committed`, () => {
  for (const earlier of earlierLists()) expect(committed.filter((id) => !earlier.includes(id))).toEqual([]);
});
