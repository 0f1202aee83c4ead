import { withForm } from "../added-form.ts";
import type { MutationKind } from "../mutation.ts";

/** What takes a value in the form, and what does not fit it. */
const wrong = [
  { at: ["fields", "until", "min"], by: { input: "most" } },
  { at: ["fields", "until", "initial"], by: { input: "status" } },
  { at: ["fields", "until", "min"], by: { watch: "sums.paid" } },
  { at: ["fields", "most", "max"], by: { watch: "sums.count" } },
  { at: ["fields", "most", "max"], by: { input: "first" } },
  { at: ["fields", "most", "step"], by: { watch: "sums.count" } },
  { at: ["fields", "most", "quick"], by: { watch: "sums.paid" } },
  { at: ["fields", "most", "quick", 0], by: { watch: "sums.count" } },
  { at: ["fields", "most", "quick", 0], by: { input: "first" } },
  { at: ["watch", "sums", "with", "from"], by: { input: "status" } },
  { at: ["watch", "sums", "with", "status"], by: { input: "first" } },
  { at: ["watch", "sums", "with", "status"], by: { input: "kinds" } },
  { at: ["watch", "sums", "with"], by: { from: { input: "first" }, to: { input: "status" } }, inside: ["to"] },
  { at: ["fields", "place", "from", "with", "from"], by: { input: "status" } },
  { at: ["fields", "place", "from", "with", "status"], by: { input: "kinds" } },
  { at: ["submit", "with"], by: { kind: { input: "first" } }, inside: ["kind"] },
  { at: ["submit", "with"], by: { status: { watch: "sums.count" } }, inside: ["status"] },
] as const;

/** A value of a form, or of an answer that it watches, where another type is wanted. */
export const wrongFormType: MutationKind = {
  name: "value of a form of another type",
  mutate: (file, random) => {
    const { at, by, ...more } = random.pick(wrong);
    const inside = "inside" in more ? more.inside : [];
    const bound = inside.reduce<object>((value, step) => value[step as keyof typeof value], by);
    return withForm(file, {
      at: [...at],
      by: JSON.stringify(by),
      reported: [{ at: [...at, ...inside, Object.keys(bound)[0] ?? ""] }],
    });
  },
};
