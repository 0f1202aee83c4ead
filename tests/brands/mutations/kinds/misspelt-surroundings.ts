import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { nameAt, type PartPlace } from "../added-part.ts";
import { goodShownForm, shownRoute, withShownForm } from "../added-shown-form.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const given = ["fields", "other", "from", "with"];

/** Where the form takes something from around it: initially, and for what it lists. */
const places: readonly PartPlace[] = [
  { at: ["fields", "place", "initial", "row"] },
  { at: ["fields", "state", "initial", "row"] },
  { at: ["fields", "which", "initial", "query"] },
  { at: ["fields", "since", "initial", "query"] },
  { at: ["fields", "which", "initial", "query"], mark: "key" },
  { at: ["fields", "other", "initial", "visitor"] },
  { at: ["fields", "other", "initial", "visitor"], mark: "key" },
  { at: [...given, "vendor", "row"] },
  { at: [...given, "kind", "query"] },
  { at: [...given, "kind", "query"], mark: "key" },
  { at: [...given, "vendor"], mark: "key" },
];

/** What a form takes from the address, the row and the visitor, with a slip in its name. */
export const misspeltSurroundings: MutationKind = {
  name: "misspelt name around a form",
  mutate: (file, random, site) => {
    const place = random.pick(places);
    const original = nameAt(goodShownForm, place);
    const known = { ...fieldsOfCall("betRecords")?.fields, ...shownRoute.query };
    const slip = misspelt(original, random, (name) => Object.hasOwn(known, name));
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    const mutation = withShownForm(file, site, { ...place, by: JSON.stringify(slip) });
    return mutation && { ...mutation, original };
  },
};
