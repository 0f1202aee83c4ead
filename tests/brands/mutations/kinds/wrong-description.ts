import { goodDescribedForm, withDescribedForm } from "../added-described-form.ts";
import type { MutationKind } from "../mutation.ts";

const { details } = goodDescribedForm.fields;

/** Fields that the platform describes, taken from where it describes none, or sent where none are taken. */
const wrong = [
  { at: ["fields", "details", "from", "watch"], by: "promotion.title" },
  { at: ["fields", "details", "from", "watch"], by: "promotion.content" },
  {
    at: ["fields", "details"],
    by: { ...details, sends: "comment" },
    reported: [{ at: ["fields", "details", "sends"] }],
  },
  {
    at: ["fields", "details"],
    by: { ...details, sends: "images" },
    reported: [{ at: ["fields", "details", "sends"] }],
  },
  {
    at: ["fields", "comment"],
    by: { ...details, sends: "details" },
    reported: [{ at: ["fields", "comment", "sends"] }],
  },
] as const;

/** A description that does not fit, or a second one in the same parameter. */
export const wrongDescription: MutationKind = {
  name: "described fields that do not fit",
  mutate: (file, random) => {
    const { at, by, ...more } = random.pick(wrong);
    return withDescribedForm(file, {
      at: [...at],
      by: JSON.stringify(by),
      ...("reported" in more && { reported: more.reported.map((one) => ({ at: [...one.at] })) }),
    });
  },
};
