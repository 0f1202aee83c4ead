import { afterAll, expect, test, vi } from "vitest";
import { loadAhead } from "./load-ahead.ts";

const loaded: string[] = [];
vi.mock(import("./later-handlers.ts"), (original) => {
  loaded.push("later-handlers");
  return original();
});
vi.mock(import("./resolved-query.ts"), (original) => {
  loaded.push("resolved-query");
  return original();
});

afterAll(() => {
  vi.doUnmock("./later-handlers.ts");
  vi.doUnmock("./resolved-query.ts");
});

test("the code of an address that is taken from elsewhere is loaded, that of others is not", async () => {
  await loadAhead([{ action: "navigate", to: "home", query: { from: "form" } }, { action: "back" }]);
  expect(loaded).toEqual([]);
  await loadAhead([{ action: "navigate", to: "payment", query: { id: { answer: "id" } } }]);
  expect(loaded.toSorted()).toEqual(["later-handlers", "resolved-query"]);
});
