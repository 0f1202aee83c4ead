import { expect, test } from "vitest";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { filesLike, jsonOf, textOf } from "./support/tree.ts";

/** No screen needs them (decision 019). */
const unneeded = ["countryList", "gameMenus", "recentVnLottery", "verification", "versionInfo", "vnNumero"];

/** The names that no source has between quotation marks: so calls are named, in code as in descriptors. */
function unused(names: readonly string[], sources: readonly string[]): string[] {
  const all = sources.join("\n");
  return names.filter((name) => !all.includes(`"${name}"`)).toSorted();
}

/** The same for what code reads as a property, too. */
function unread(names: readonly string[], sources: readonly string[]): string[] {
  const all = sources.join("\n");
  return unused(names, sources).filter((name) => !new RegExp(`\\.${name}\\b`).test(all));
}

/** The site's code and every layer, without the contract, its tests and the places where flags are only set. */
const sources = [
  ...filesLike("src", /^(?!src\/gateway\/)(?!.*\.test\.)(?!.*\/(?:mistakes|fixtures|migrations)\/).*\.tsx?$/),
  ...filesLike("brands", /^(?!.*\/(?:flags|brand|features)\.json$).*\.json$/),
]
  .map(textOf)
  // What a code is for has the name of a call.
  .map((text) => text.replaceAll(/"purpose": "\w+"/g, ""));

test("what nothing uses is found", () => {
  const code = ['send("login", {})', "answer.logout"];
  expect(unused(["login", "logout"], code)).toEqual(["logout"]);
  expect(unread(["login", "logout", "wallet"], code)).toEqual(["wallet"]);
});

test("the site makes every call of the contract; those that wait become fewer only", () => {
  // The site finds these by what they do: count something, or end the session.
  const named = Object.entries(contract as Record<string, Endpoint>).filter(
    ([, { counts, session }]) => counts === undefined && session !== "ends",
  );
  expect(
    unused(
      named.map(([name]) => name),
      sources,
    ),
  ).toEqual(unneeded);
});

test("something reads every flag of base", () => {
  const flags = Object.keys(jsonOf("brands/base/flags.json") as object).filter((name) => name !== "$schema");
  expect(unread(flags, sources)).toEqual([]);
});
