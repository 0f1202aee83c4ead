import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { nameAt, type PartPlace } from "../added-part.ts";
import { goodScreen, withScreen } from "../added-screen.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const options = ["body", "team", "options"];

/** Where the tree names its calls, their parameters, fields, and the parameter of the address. */
const places: readonly PartPlace[] = [
  { at: [...options, "source", "call"] },
  { at: [...options, "source", "with", "parentId"], mark: "key" },
  { at: [...options, "source", "with", "parentId", "query"] },
  { at: [...options, "children", "query"] },
  { at: [...options, "children", "count"] },
  { at: [...options, "fields", "userName"], mark: "key" },
  { at: [...options, "fields", "joinedAt"], mark: "key" },
  { at: [...options, "breadcrumb", "source", "call"] },
  { at: [...options, "breadcrumb", "source", "with", "parentId"], mark: "key" },
  { at: [...options, "breadcrumb", "source", "with", "parentId", "query"] },
  { at: [...options, "breadcrumb", "fields", "userName"], mark: "key" },
];

/** A name that a tree takes from its calls, or from the address, with a slip in it. */
export const misspeltTree: MutationKind = {
  name: "misspelt name in a tree",
  mutate: (file, random, site) => {
    const place = random.pick(places);
    const original = nameAt(goodScreen, place);
    const fields = fieldsOfCall(goodScreen.body.team.options.source.call)?.fields ?? {};
    const slip = misspelt(original, random, (name) => Object.hasOwn(fields, name));
    if (slip === undefined) return undefined;
    const mutation = withScreen(file, site, { ...place, by: JSON.stringify(slip) });
    return mutation && { ...mutation, original };
  },
};
