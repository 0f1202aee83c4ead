import { expect, test } from "vitest";
import { wantsColours } from "./colours.ts";

test.each([
  ["a terminal", true, {}, true],
  ["a terminal that cannot", true, { TERM: "dumb" }, false],
  ["a terminal with NO_COLOR", true, { NO_COLOR: "1" }, false],
  ["a terminal with an empty NO_COLOR", true, { NO_COLOR: "" }, true],
  ["a pipe", false, {}, false],
  ["a pipe of a workflow", false, { CI: "true" }, false],
  ["a pipe with FORCE_COLOR", false, { FORCE_COLOR: "1" }, true],
  ["a terminal with FORCE_COLOR=0", true, { FORCE_COLOR: "0" }, false],
  ["both", true, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
])("%s", (_, isTTY, environment, wanted) => {
  expect(wantsColours({ isTTY }, environment)).toBe(wanted);
});
