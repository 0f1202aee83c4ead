import { withPart } from "../added-part.ts";
import type { MutationKind } from "../mutation.ts";

const label = "filter.any";
const id = { kind: "text", label, required: true };
/** A form that moves money and shows before what was typed. It has no mistake. */
const good = {
  fields: { id, check: { kind: "review", label, fields: { id: { as: "text" } } } },
  submit: { call: "claimActivity", label, busy: label },
  after: { success: [{ action: "return" }] },
};

/** A form that moves money, shows nothing of what was typed and asks nothing. */
export const missingReview: MutationKind = {
  name: "money sent unseen",
  mutate: (file, random) => {
    const { check } = good.fields;
    const hidden = [{ visitor: "agent" }, { device: "ios" }].map((when) => ({ id, check: { ...check, when } }));
    const fields = random.pick([{ id }, ...hidden]);
    const at = "check" in fields ? ["fields", "check"] : ["submit"];
    return withPart(
      file,
      { section: "forms", good },
      { at: ["fields"], by: JSON.stringify(fields), reported: [{ at, mark: "key" }, { at }] },
    );
  },
};
