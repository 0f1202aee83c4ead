import { withForm } from "../added-form.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** Where the form names an answer that it watches, or a field of it. */
const names = [
  { at: ["fields", "most", "max", "watch"], original: "sums.paid" },
  { at: ["fields", "total", "label", "values", "used", "watch"], original: "sums.net" },
  { at: ["fields", "total", "watch"], original: "sums" },
  { at: ["fields", "total", "fields", "stake"], mark: "key", original: "stake" },
  { at: ["fields", "total", "fields", "paid"], mark: "key", original: "paid" },
] as const;
const known = ["sums", "count", "stake", "openStake", "paid", "net"];

/** A name of an answer that a form watches, or of its field, with a slip in it. */
export const misspeltWatch: MutationKind = {
  name: "misspelt answer that a form watches",
  mutate: (file, random) => {
    const { original, at, ...place } = random.pick(names);
    const parts = original.split(".");
    const wrong = random.below(parts.length);
    const slip = misspelt(parts[wrong] ?? "", random, (name) => known.includes(name));
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    const by = JSON.stringify(parts.with(wrong, slip).join("."));
    const mutation = withForm(file, { at: [...at], ...place, by });
    return mutation && { ...mutation, original };
  },
};
