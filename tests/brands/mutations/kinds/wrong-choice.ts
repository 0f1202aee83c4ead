import type { PartPlace } from "../added-part.ts";
import { goodShownForm, withShownForm } from "../added-shown-form.ts";
import type { MutationKind } from "../mutation.ts";

const { other, state, since, which } = goodShownForm.fields;
const from = ["fields", "other", "from"];

/** Choices and initial values that do not fit, and where that is reported. */
const wrong: readonly { at: (string | number)[]; by: unknown; reported?: PartPlace }[] = [
  { at: ["fields", "other"], by: { ...other, choices: state.choices }, reported: { at: from, mark: "key" } },
  { at: from, by: null, reported: { at: ["fields", "other"], mark: "key" } },
  { at: [...from, "call"], by: "betSummary" },
  { at: [...from, "call"], by: "zodiacSigns" },
  { at: [...from, "value"], by: "stake" },
  { at: [...from, "value"], by: "zodiac" },
  { at: [...from, "fields"], by: { name: { as: "money" } }, reported: { at: [...from, "fields", "name", "as"] } },
  { at: [...from, "with", "vendor"], by: { row: "zodiac" }, reported: { at: [...from, "with", "vendor", "row"] } },
  { at: [...from, "with", "from"], by: { input: "which" }, reported: { at: [...from, "with", "from", "input"] } },
  { at: [...from, "with", "from"], by: { row: "stake" }, reported: { at: [...from, "with", "from", "row"] } },
  { at: ["fields", "state", "initial"], by: "opened" },
  {
    at: ["fields", "state", "initial"],
    by: { visitor: "userName" },
    reported: { at: ["fields", "state", "initial", "visitor"] },
  },
  { at: ["fields", "state", "initial"], by: { data: "sums.stake" } },
  {
    at: ["fields", "since"],
    by: { ...since, initial: { row: "stake" } },
    reported: { at: ["fields", "since", "initial", "row"] },
  },
  {
    at: ["fields", "which"],
    by: { ...which, initial: { input: "since" } },
    reported: { at: ["fields", "which", "initial", "input"] },
  },
];

/** A choice that lists nothing to choose, or a field that begins with what it cannot be. */
export const wrongChoice: MutationKind = {
  name: "choice or initial value that does not fit",
  mutate: (file, random, site) => {
    const { at, by, reported } = random.pick(wrong);
    return withShownForm(file, site, { at, by: JSON.stringify(by), ...(reported && { reported: [reported] }) });
  },
};
