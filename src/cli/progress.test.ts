import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { progressBar } from "./progress.ts";

/** A task whose steps each take a number of milliseconds. */
function drawn(progress: boolean, millisecondsAStep: number, steps: number): string[] {
  let time = 0;
  const lines: string[] = [];
  const bar = progressBar(
    {
      progress,
      complain: (text) => {
        lines.push(stripVTControlCharacters(text));
      },
    },
    "Checking",
    () => time,
  );
  for (let step = 1; step <= steps; step++) {
    time += millisecondsAStep;
    bar.show(step, steps);
  }
  bar.end();
  return lines;
}

test("a task of more than a second shows its progress, and leaves nothing behind", () => {
  expect(drawn(true, 500, 4)).toEqual([
    "\rChecking ████████████░░░░░░░░░░░░ 2 of 4",
    "\rChecking ██████████████████░░░░░░ 3 of 4",
    "\rChecking ████████████████████████ 4 of 4",
    "\r",
  ]);
});
test("a short task shows nothing", () => expect(drawn(true, 90, 10)).toEqual([]));
test("where stderr is no terminal nothing is shown", () => expect(drawn(false, 500, 10)).toEqual([]));
test("it is drawn at most ten times a second", () => expect(drawn(true, 10, 200).length).toBeLessThanOrEqual(12));
