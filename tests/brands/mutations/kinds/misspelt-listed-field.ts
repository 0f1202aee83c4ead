import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { goodForm, withForm } from "../added-form.ts";
import { nameAt, type PartPlace } from "../added-part.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** Where a choice names fields of what its call lists. */
const places: readonly PartPlace[] = [
  { at: ["fields", "place", "from", "value"] },
  { at: ["fields", "place", "from", "fields", "name"], mark: "key" },
  { at: ["fields", "place", "from", "fields", "stake"], mark: "key" },
];

/** A field of what a choice lists, with a slip in its name: the one that is sent, or a cell. */
export const misspeltListedField: MutationKind = {
  name: "misspelt field of what a choice lists",
  mutate: (file, random) => {
    const place = random.pick(places);
    const original = nameAt(goodForm, place);
    const fields = fieldsOfCall(goodForm.fields.place.from.call)?.fields ?? {};
    const slip = misspelt(original, random, (name) => Object.hasOwn(fields, name));
    if (slip === undefined) return undefined;
    const mutation = withForm(file, { ...place, by: JSON.stringify(slip) });
    return mutation && { ...mutation, original };
  },
};
