import { expect, test } from "vitest";
import { hostOptions } from "./options.ts";

test("by default everything is measured", () =>
  expect(hostOptions([])).toMatchObject({ parts: ["start", "edits", "memory", "serving"], edits: [5, 100, 1000] }));
test("one part, with other numbers of brands", () =>
  expect(hostOptions(["--part", "start", "--start", "50"])).toMatchObject({ parts: ["start"], start: [50] }));
test.each([
  [["--part", "strat"], /Did you mean "start"/],
  [["--edits", "5,x"], /--edits is "x"/],
])("%j is a mistake of who typed it", (words, message) => expect(() => hostOptions(words)).toThrow(message));
