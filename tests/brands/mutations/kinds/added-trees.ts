import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import { type PartPlace, nameAt } from "../added-part.ts";
import { goodScreen, withScreen } from "../added-screen.ts";
import { misspelt } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const options = ["body", "team", "options"];

/** Where the tree names its calls, their parameters, fields, and the parameter of the address. */
const treeNames: readonly PartPlace[] = [
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

const members = (given: object) => ({ call: "teamMembers", with: given });
const path = (given: object) => ({ call: "teamPath", with: given });

/** Parts of the tree that do not belong to the opened entry, or are of another type, and where in it that is reported. */
const noTrees: readonly [at: string[], by: unknown, reported?: PartPlace][] = [
  [["source"], { call: "teamMembers" }, { at: ["call"] }],
  [["source"], members({ parentId: "1" }), { at: ["call"] }],
  [["source"], members({ parentId: { filter: "days.from" } }), { at: ["call"] }],
  [["source"], members({ search: { query: "member" } }), { at: ["call"] }],
  [["source"], { call: "memberInfo" }, { at: ["call"] }],
  [["breadcrumb", "source"], { call: "teamPath" }, { at: ["call"] }],
  [["breadcrumb", "source"], path({ parentId: { visitor: "userName" } }), { at: ["call"] }],
  [["breadcrumb", "source"], { call: "memberInfo" }, { at: ["call"] }],
  [["breadcrumb", "fields"], { userName: { as: "copy" } }, { at: ["userName"], mark: "key" }],
  [["breadcrumb", "key"], "branch"],
  [["children", "key"], "branch"],
  [["children", "key"], "type"],
  [["breadcrumb", "key"], "userName"],
  [["children", "count"], "joinedAt"],
  [["children", "query"], "zodiac"],
  [["fields"], { userName: { as: "masked" } }, { at: ["userName"], mark: "key" }],
  [["fields"], { members: { as: "date" } }, { at: ["members", "as"] }],
];

/** Mistakes in a tree that is added to the site. */
export const wrongAddedTrees: readonly MutationKind[] = [
  /** A name that a tree takes from its calls, or from the address, with a slip in it. */
  {
    name: "misspelt name in a tree",
    mutate: (file, random, site) => {
      const place = random.pick(treeNames);
      const original = nameAt(goodScreen, place);
      const fields = fieldsOfCall(goodScreen.body.team.options.source.call)?.fields ?? {};
      const slip = misspelt(original, random, (name) => Object.hasOwn(fields, name));
      if (slip === undefined) return undefined;
      const mutation = withScreen(file, site, { ...place, by: JSON.stringify(slip) });
      return mutation && { ...mutation, original };
    },
  },
  /** A tree whose calls or fields do not make one. */
  {
    name: "tree that is none",
    mutate: (file, random, site) => {
      const [part, by, inside = { at: [] }] = random.pick(noTrees);
      const at = [...options, ...part];
      return withScreen(file, site, {
        at,
        by: JSON.stringify(by),
        reported: [{ ...inside, at: [...at, ...inside.at] }],
      });
    },
  },
];
