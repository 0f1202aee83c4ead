import { withForm } from "../added-form.ts";
import type { PartPlace } from "../added-part.ts";
import type { MutationKind } from "../mutation.ts";

const name = ["fields", "total", "label"];
const title = ["steps", "what", "title"];
const text = "session.questionText";

/** Values that a text of a form does not have, cannot have, or lacks; and where that is reported. */
const wrong: readonly { at: string[]; by: unknown; reported?: PartPlace }[] = [
  { at: name, by: text },
  { at: title, by: { text, values: {} }, reported: { at: [...title, "text"] } },
  {
    at: [...name, "values"],
    by: { used: { watch: "sums.net" }, more: 3 },
    reported: { at: [...name, "values", "more"], mark: "key" },
  },
  {
    at: [...name, "values", "used"],
    by: { watch: "sums.zodiac" },
    reported: { at: [...name, "values", "used", "watch"] },
  },
  {
    at: [...name, "values", "used"],
    by: { watch: "zodiac.net" },
    reported: { at: [...name, "values", "used", "watch"] },
  },
  {
    at: [...title, "values", "used"],
    by: { input: "zodiac" },
    reported: { at: [...title, "values", "used", "input"] },
  },
  { at: [...title, "values", "used"], by: { input: "total" }, reported: { at: [...title, "values", "used", "input"] } },
  { at: [...title, "values", "used"], by: true },
  { at: [...title, "values", "used"], by: {} },
];

/** A text of a form whose values are not those of its placeholders, or come from nowhere. */
export const wrongFormPhrase: MutationKind = {
  name: "text of a form with other values",
  mutate: (file, random) => {
    const { at, by, reported = { at } } = random.pick(wrong);
    return withForm(file, { at, by: JSON.stringify(by), reported: [reported] });
  },
};
