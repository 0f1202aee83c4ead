import { expect, it } from "vitest";
import { mutantTrials } from "./try-mutants.ts";

const count = 160;

it("values of the wrong type anywhere, several at once, are mistakes of their brand, each at a place in its file", () =>
  expect(mutantTrials()(1, count)).toEqual([]));
