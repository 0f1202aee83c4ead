// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { forgetClock, learnClock } from "../transport/server-clock.ts";
import { storeHostAnswers, useHostAnswer } from "./host-answers.ts";

const client = new QueryClient();
const key = ["winnerBoard", "acme", { limitNum: 20, gameCategory: "ALL" }, null];
storeHostAnswers(client, { answers: [{ key, data: ["maria"] }], renderedAt: 1000 });

/** While hydrating, as on the host, React reads the server snapshot. */
function Winners({ limitNum }: { limitNum: number }) {
  const host = useHostAnswer(["winnerBoard", "acme", { gameCategory: "ALL", limitNum }, null]);
  return host ? `${String(host.data)} at ${host.dataUpdatedAt}` : "nothing";
}

test("while hydrating, a part starts from the host's answers", () => {
  expect(renderToString(<Winners limitNum={20} />)).toBe("maria at 1000");
  expect(renderToString(<Winners limitNum={3} />)).toBe("nothing");
});
test("until the browser refetches, it has the host's answers with their original age", () => {
  expect([client.getQueryData(key), client.getQueryState(key)?.dataUpdatedAt]).toEqual([["maria"], 1000]);
});
test("on a phone with another time they are as old by its clock", () => {
  learnClock(900_000, 0);
  storeHostAnswers(client, { answers: [{ key, data: ["maria"] }], renderedAt: 901_000 });
  forgetClock();
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(1000);
});
test("after hydration the answers are the page's own", () => {
  expect(
    renderHook(() => useHostAnswer(["winnerBoard", "acme", { limitNum: 20, gameCategory: "ALL" }, null])).result
      .current,
  ).toBeUndefined();
});
