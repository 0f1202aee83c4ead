import { withPart, type PartChange } from "./added-part.ts";
import type { GoodFile } from "./good-site.ts";
import type { Mutation } from "./mutation.ts";

const label = "filter.any";

/** A form in which the platform describes fields, and a review that shows them. It has no mistake. */
export const goodDescribedForm = {
  fields: {
    details: { kind: "described", label, from: { watch: "promotion.fields" } },
    comment: { kind: "textarea", label },
    typed: { kind: "review", label, fields: { details: {}, comment: {} } },
  },
  watch: { promotion: { call: "activity", with: { id: "welcome" } } },
  submit: { call: "joinActivity", label, busy: label, with: { id: "welcome" } },
  after: { success: [{ action: "return" }] },
};

/** A brand.json in which the form is one more, with one change. Undefined for other files. */
export function withDescribedForm(file: GoodFile, change: PartChange): Mutation | undefined {
  return withPart(file, { section: "forms", good: goodDescribedForm }, change);
}
