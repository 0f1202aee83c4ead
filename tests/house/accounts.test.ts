import { expect, test } from "vitest";
import { seededAccounts } from "../../sandbox/seed/accounts.ts";
import { textOf } from "./support/tree.ts";

/** Two accounts are there to be refused. */
const names = seededAccounts
  .filter(({ disabled, staff }) => disabled !== true && staff !== true)
  .map(({ username }) => username);

test.each(["README.md", "scripts/serve.mjs"])("%s lists every account that can sign in", (file) => {
  const text = textOf(file);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
