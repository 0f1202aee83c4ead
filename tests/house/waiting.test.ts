import { expect, test } from "vitest";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { filesLike, jsonOf, textOf } from "./support/tree.ts";

/** Calls of screens that are not available yet, and two that no screen needs (decision 019). */
const waitingCalls = ["countryList", "headIcon", "setHeadIcon", "verification"];
/** Flags of entries in the member centre, which is not available yet. */
const waitingFlags = ["FEEDBACK3", "MAILCEN", "MANPLAYREB3", "REWCEN3"];

/** The names that no source has between quotation marks or as a property. */
function unused(names: readonly string[], sources: readonly string[]): string[] {
  const all = sources.join("\n");
  return names.filter((name) => !new RegExp(`"${name}"|\\.${name}\\b`).test(all)).toSorted();
}

/** The site's code and every layer, without the contract, its tests and the places where flags are only set. */
const sources = [
  ...filesLike("src", /^(?!src\/gateway\/)(?!.*\.test\.)(?!.*\/(?:mistakes|fixtures|migrations)\/).*\.tsx?$/),
  ...filesLike("brands", /^(?!.*\/(?:flags|brand|features)\.json$).*\.json$/),
].map(textOf);

test("what nothing uses is found", () => {
  expect(unused(["login", "logout"], ['send("login", {})'])).toEqual(["logout"]);
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
  ).toEqual(waitingCalls);
});

test("something reads every flag of base; those that wait become fewer only", () => {
  const flags = Object.keys(jsonOf("brands/base/flags.json") as object).filter((name) => name !== "$schema");
  expect(unused(flags, sources)).toEqual(waitingFlags);
});
