import { withScreen } from "../added-screen.ts";
import type { MutationKind } from "../mutation.ts";

const options = ["body", "team", "options"];
const members = (given: object) => ({ call: "teamMembers", with: given });
const path = (given: object) => ({ call: "teamPath", with: given });

/** Parts of the tree that do not belong to the opened entry, or are of another type, and where that is reported. */
const wrong = [
  { at: ["source"], by: { call: "teamMembers" }, reported: ["source", "call"] },
  { at: ["source"], by: members({ parentId: "1" }), reported: ["source", "call"] },
  {
    at: ["source"],
    by: members({ parentId: { filter: "days.from" } }),
    reported: ["source", "call"],
  },
  { at: ["source"], by: members({ search: { query: "member" } }), reported: ["source", "call"] },
  { at: ["source"], by: { call: "memberInfo" }, reported: ["source", "call"] },
  { at: ["breadcrumb", "source"], by: { call: "teamPath" }, reported: ["breadcrumb", "source", "call"] },
  {
    at: ["breadcrumb", "source"],
    by: path({ parentId: { visitor: "userName" } }),
    reported: ["breadcrumb", "source", "call"],
  },
  { at: ["breadcrumb", "source"], by: { call: "memberInfo" }, reported: ["breadcrumb", "source", "call"] },
  {
    at: ["breadcrumb", "fields"],
    by: { userName: { as: "copy" } },
    reported: ["breadcrumb", "fields", "userName"],
    mark: "key",
  },
  { at: ["breadcrumb", "key"], by: "branch", reported: ["breadcrumb", "key"] },
  { at: ["children", "key"], by: "branch", reported: ["children", "key"] },
  { at: ["children", "key"], by: "type", reported: ["children", "key"] },
  { at: ["breadcrumb", "key"], by: "userName", reported: ["breadcrumb", "key"] },
  { at: ["children", "count"], by: "joinedAt", reported: ["children", "count"] },
  { at: ["children", "query"], by: "zodiac", reported: ["children", "query"] },
  { at: ["fields"], by: { userName: { as: "masked" } }, reported: ["fields", "userName"], mark: "key" },
  { at: ["fields"], by: { members: { as: "date" } }, reported: ["fields", "members", "as"] },
] as const;

/** A tree whose calls or fields do not make one. */
export const wrongTree: MutationKind = {
  name: "tree that is none",
  mutate: (file, random, site) => {
    const { at, by, reported, ...rest } = random.pick(wrong);
    return withScreen(file, site, {
      at: [...options, ...at],
      by: JSON.stringify(by),
      reported: [{ at: [...options, ...reported], ...rest }],
    });
  },
};
