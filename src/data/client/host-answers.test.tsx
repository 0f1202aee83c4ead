// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { keepHostAnswers, useHostAnswer } from "./host-answers.ts";

const client = new QueryClient();
const key = ["winnerBoard", "acme", { limitNum: 20, gameCategory: "ALL" }, null];
keepHostAnswers(client, { answers: [{ key, data: ["maria"] }], renderedAt: 1000 });

/** In the render that takes the host's HTML over, as on the host, the first snapshot counts. */
function Winners({ limitNum }: { limitNum: number }) {
  return JSON.stringify(useHostAnswer(["winnerBoard", "acme", { gameCategory: "ALL", limitNum }, null])) ?? "nothing";
}

test("while the host's HTML is taken over, a part starts from what the host knew", () => {
  expect(renderToString(<Winners limitNum={20} />)).toBe("[&quot;maria&quot;]");
  expect(renderToString(<Winners limitNum={3} />)).toBe("nothing");
});
test("until the browser asks again, it knows what the host knew, as old as it is", () => {
  expect([client.getQueryData(key), client.getQueryState(key)?.dataUpdatedAt]).toEqual([["maria"], 1000]);
});
test("afterwards the answers are the page's own", () => {
  expect(
    renderHook(() => useHostAnswer(["winnerBoard", "acme", { limitNum: 20, gameCategory: "ALL" }, null])).result
      .current,
  ).toBeUndefined();
});
