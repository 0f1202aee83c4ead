import { withForm } from "../added-form.ts";
import type { PartPlace } from "../added-part.ts";
import type { MutationKind } from "../mutation.ts";

const field = (id: string): PartPlace => ({ at: ["fields", id], mark: "key" });
const step = (id: string): PartPlace => ({ at: ["steps", id], mark: "key" });

/** Changes after which fields or steps of the form depend on themselves, and where that may be reported. */
const rings = [
  { at: ["fields", "first", "min"], by: { input: "until" }, reported: [field("first"), field("until")] },
  {
    at: ["fields", "kinds", "when", "compare"],
    by: { of: { input: "kinds" }, empty: false },
    reported: [field("kinds")],
  },
  { at: ["fields", "most", "max"], by: { input: "most" }, reported: [field("most")] },
  {
    at: ["watch", "sums", "with"],
    by: { from: { input: "first" }, vendor: { input: "most" } },
    reported: [field("most")],
  },
  {
    at: ["fields", "place", "from", "with"],
    by: { vendor: { input: "place" } },
    reported: [field("place")],
  },
  { at: ["steps", "days", "when", "compare", "of"], by: { input: "most" }, reported: [step("days")] },
  { at: ["steps", "days", "when", "compare", "of"], by: { input: "until" }, reported: [step("days")] },
];

/** Fields of a form, or its steps, that depend on each other in a circle. */
export const ringOfFields: MutationKind = {
  name: "fields that depend on each other",
  mutate: (file, random) => {
    const { by, ...ring } = random.pick(rings);
    return withForm(file, { ...ring, by: JSON.stringify(by) });
  },
};
