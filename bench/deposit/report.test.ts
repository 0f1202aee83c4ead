import { expect, test } from "vitest";
import { betweenLines, isWithin, limitLine, rowLines, type Measured } from "./report.ts";

const visit = { step: 360, answer: 300, before: 10, calls: ["POST /api/deposits"], files: ["/assets/a.js"] };
const measured = (changes: Partial<Measured> = {}): Measured => ({
  method: "qrph",
  delay: 300,
  visits: [visit],
  ...changes,
});

test("1.2 times the platform's answer is within the goal, more is over it, by the median of all visits", () => {
  const slow = { ...visit, step: 400 };
  expect(isWithin(measured())).toBe(true);
  expect(isWithin(measured({ visits: [slow, visit, visit] }))).toBe(true);
  expect(isWithin(measured({ visits: [slow, slow, visit] }))).toBe(false);
});
test("the sandbox's own time has no goal", () => {
  const row = measured({ delay: 0, visits: [{ ...visit, answer: 20 }] });
  expect(isWithin(row)).toBe(true);
  expect(rowLines([row])[1]).toMatch(/18\.00 ×$/);
});
test("a row has what passes before the platform has the call and after it has answered", () => {
  expect(rowLines([measured()])[1]).toMatch(/^qrph +300 ms a call +300 +360 +10 +50 +1\.20 × +≤ 1\.2 × +within$/);
});
test("what is added to the platform's answer is said, with the answer for which that is little enough", () => {
  const quick = measured({ delay: 0, visits: [{ ...visit, step: 25, answer: 20 }] });
  expect(limitLine([quick, measured({ visits: [{ ...visit, step: 463 }] })])).toBe(
    "On this machine 163 ms are added to the platform's answer, whatever that takes: the goal is met from 820 ms.",
  );
});
test("what lies between the tap and the step is listed", () => {
  expect(betweenLines(measured())).toEqual([
    'From the tap to the next step of "qrph" the platform got:',
    "  POST /api/deposits",
    "and the page asked for 1 files:",
    "  /assets/a.js",
  ]);
});
