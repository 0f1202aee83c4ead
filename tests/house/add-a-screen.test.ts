import { expect, test } from "vitest";
import { followed, shownOn } from "./support/follow-page.ts";
import { stepsOf } from "./support/page-steps.ts";
import { textOf } from "./support/tree.ts";

const PAGE = "docs/how-to/add-a-screen.md";
const steps = stepsOf(textOf(PAGE));

test(`${PAGE} says at each step what the terminal says`, async () => {
  expect(await followed(steps)).toEqual(shownOn(steps));
});

test(`${PAGE} builds a list, a filter, figures, a sheet and a button that asks first, and ends without a mistake`, () => {
  const screens = steps.flatMap((step) => ("file" in step && step.file.endsWith("payouts.json") ? [step.json] : []));
  expect(screens[0]).toBe("{}\n");
  for (const part of ["record-list", "filter-bar", "stat-grid", '"sheets"', '"actions"', '"period.from"'])
    expect(screens.at(-1)).toContain(part);
  const last = steps.findLast((step) => "line" in step && !step.line.startsWith("explain"));
  expect(last && "lines" in last ? last.lines.join("\n") : "").toContain("No mistakes");
});
