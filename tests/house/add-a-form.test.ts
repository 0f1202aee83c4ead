import { expect, test } from "vitest";
import { activities } from "../../sandbox/catalogue/activities.ts";
import { followed, shownOn } from "./support/follow-page.ts";
import { stepsOf } from "./support/page-steps.ts";
import { textOf } from "./support/tree.ts";

const PAGE = "docs/how-to/add-a-form.md";
const steps = stepsOf(textOf(PAGE));

test(`${PAGE} says at each step what the terminal says`, async () => {
  expect(await followed(steps)).toEqual(shownOn(steps));
});

test(`${PAGE} applies for what the sandbox offers, with nothing to tell beside what the form asks`, () => {
  const ids = [...textOf(PAGE).matchAll(/"with": \{ "id": "([^"]+)" \}/g)].map(([, id]) => id);
  const open = activities.filter(({ kind, fields }) => kind === "apply" && !fields?.some(({ required }) => required));
  expect(new Set(ids)).toEqual(new Set(open.map(({ id }) => id)));
});

test(`${PAGE} builds steps, a watched call, its answer and a review, and ends without a mistake`, () => {
  const forms = steps.flatMap((step) => ("file" in step && step.file.includes("/forms/") ? [step.json] : []));
  expect(forms[0]).toBe("{}\n");
  for (const part of ['"steps"', '"watch"', '"output"', '"review"', '"input"']) expect(forms.at(-1)).toContain(part);
  const last = steps.findLast((step) => "line" in step && step.line.startsWith("check"));
  expect(last && "lines" in last ? last.lines.join("\n") : "").toContain("no mistakes");
});
