import { expect, test } from "vitest";
import { resolvedValue } from "./phrases.ts";

const screen = {
  filters: {
    which: { kind: "choice", label: "x.which", any: "x.any", choices: { game: { label: "x.game" } } },
    status: { kind: "choice", label: "x.status", of: "betRecord.status" },
    days: { kind: "period", label: "x.days", presets: ["today"] },
    words: { kind: "search", label: "x.words" },
  },
  data: { sums: { call: "betSummary" }, wallet: { call: "wallet" }, member: { call: "memberInfo" } },
  body: {
    bets: {
      widget: "record-list",
      options: { source: { call: "betRecords" }, open: { sheet: "bet" }, fields: { name: {} } },
    },
    sessions: { widget: "record-list", options: { source: { call: "sessionList" }, fields: {}, actions: {} } },
  },
  sheets: { bet: { title: "x.bet", body: {} } },
};
const brand = { screens: { home: screen } };
const inSheet = ["screens", "home", "sheets", "bet", "title", "values", "it"];
const ofEntry = ["screens", "home", "body", "sessions", "options", "actions", "end", "do", "confirm", "text", "it"];

test.each([
  [{ data: "sums.net" }, "money"],
  [{ data: "sums.count" }, "number"],
  [{ data: "wallet.sumBalance" }, "balance"],
  [{ row: "paid" }, "money"],
  [{ row: "at" }, "date-time"],
  [{ row: "name" }, "text"],
  [{ filter: "days.from" }, "date"],
  [{ filter: "words" }, "text"],
  [{ query: "id" }, "text"],
  [{ visitor: "userName" }, "text"],
  [{ site: "host" }, "text"],
  [12, "number"],
  ["words", "text"],
] as const)("%j is written as %s", (bound, as) =>
  expect(resolvedValue(bound, inSheet, brand)).toEqual({ from: bound, as }),
);

test("an enumeration, yes and no, and a choice are written in words", () => {
  const texts = (bound: Parameters<typeof resolvedValue>[0], path = inSheet) =>
    resolvedValue(bound, path, brand)?.texts;
  expect(texts({ row: "status" })).toMatchObject({ won: "betRecord.status.won", open: "betRecord.status.open" });
  expect(texts({ row: "current" }, ofEntry)).toEqual({ true: "cell.yes", false: "cell.no" });
  expect(texts({ filter: "which" })).toEqual({ game: "x.game", "": "x.any" });
  expect(texts({ filter: "status" })).toMatchObject({ won: "betRecord.status.won" });
});
