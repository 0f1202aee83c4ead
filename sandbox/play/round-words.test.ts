import { expect, test } from "vitest";
import { allRoundWords } from "./round-words.ts";
import { roundKinds, type RoundKind } from "./rules/kinds.ts";

const kinds = Object.keys(allRoundWords) as RoundKind[];
/** The ids of all texts, and the values that each expects. */
const shapeOf = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([id, text]) => [
      id,
      typeof text === "string" ? (text.match(/\{\w+\}/g) ?? []).toSorted() : shapeOf(text as object),
    ]),
  );

test.each(kinds)("the texts of %s expect the same values in both languages", (kind) => {
  const { EN, TY } = allRoundWords[kind];
  expect(shapeOf(TY)).toEqual(shapeOf(EN));
});

test.each(["cards", "wheel", "fishing"] as const)("each bet of %s has a name", (kind) => {
  const ids = roundKinds[kind].bets({ merchant_code: "acme", node_id: "1", game_type: "LIVE" }).map(({ id }) => id);
  expect(Object.keys(allRoundWords[kind].EN.bets)).toEqual(ids);
});
