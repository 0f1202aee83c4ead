import { goodForm, withForm } from "../added-form.ts";
import { nameAt, type PartPlace } from "../added-part.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** Where the form names its own fields, and a choice of one. */
const places: readonly PartPlace[] = [
  { at: ["fields", "until", "min", "input"] },
  { at: ["fields", "until", "initial", "input"] },
  { at: ["fields", "kinds", "when", "compare", "of", "input"] },
  { at: ["fields", "kinds", "when", "compare", "in", 0] },
  { at: ["fields", "typed", "fields", "first"], mark: "key" },
  { at: ["fields", "typed", "fields", "status"], mark: "key" },
  { at: ["fields", "typed", "fields", "most"], mark: "key" },
  { at: ["steps", "what", "title", "values", "used", "input"] },
  { at: ["steps", "what", "fields", 0] },
  { at: ["steps", "days", "fields", 2] },
  { at: ["steps", "days", "when", "compare", "of", "input"] },
  { at: ["fields", "place", "from", "with", "from", "input"] },
  { at: ["watch", "sums", "with", "from", "input"] },
  { at: ["watch", "sums", "with", "status", "input"] },
];

/** A name of a form's own field with a slip in it: in a limit, a condition, a step, a review or a watched call. */
export const misspeltInput: MutationKind = {
  name: "misspelt field of a form",
  mutate: (file, random) => {
    const place = random.pick(places);
    const original = nameAt(goodForm, place);
    const slip = misspelt(original, random, (name) => Object.hasOwn(goodForm.fields, name));
    if (slip === undefined) return undefined;
    const mutation = withForm(file, { ...place, by: JSON.stringify(slip) });
    return mutation && { ...mutation, original };
  },
};
