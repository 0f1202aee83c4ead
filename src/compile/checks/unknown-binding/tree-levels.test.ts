import { expect, it } from "vitest";
import { reportOn } from "../../fixtures/site.ts";

const label = "category.RNG";
const bound = { parentId: { query: "member" } };
const words = { label };
const good = {
  source: { call: "teamMembers", with: bound },
  children: { query: "member", count: "members" },
  breadcrumb: { source: { call: "teamPath", with: bound }, fields: { userName: words } },
  fields: { userName: words, members: words },
};
const reportOf = (options: object, parts: object = {}) =>
  reportOn({
    routes: {
      team: {
        path: "/m/tree",
        title: label,
        screen: "team",
        query: { member: "Whose members are listed." },
        enter: [{ when: { not: { visitor: "agent" } }, do: { action: "redirect", to: "home" } }],
      },
      home: { enter: [] },
    },
    screens: { team: { body: { tree: { widget: "tree-list", options: { ...good, ...options } } }, ...parts } },
  });

it("a tree whose calls take the opened entry from the address is sound", () => {
  expect(reportOf({}).replaceAll(/.*no-way-in.*\n.*\n?/g, "")).toBe("");
});

it.each([
  [
    "a parameter that the call does not have",
    { source: { call: "teamMembers", with: { parntId: { query: "member" } } } },
    'The call "teamMembers" has no parameter "parntId". Did you mean "parentId"?',
  ],
  [
    "a parameter that the route does not name",
    { children: { query: "membr" } },
    'The route "team" does not name a parameter "membr". Did you mean "member"?',
  ],
  [
    "a parameter of the address that only the list misspells",
    { source: { call: "teamMembers", with: { parentId: { query: "membr" } } } },
    'The route "team" does not name a parameter "membr". Did you mean "member"?',
  ],
  [
    "a list that does not take the opened entry",
    { source: { call: "teamMembers" } },
    '"teamMembers" does not take the opened entry: it answers the same on every level. Bind the parameter that takes it: "with": { "parentId": { "query": "member" } }.',
  ],
  [
    "a list that takes it as something else",
    { source: { call: "teamMembers", with: { search: { query: "member" } } } },
    '"teamMembers" does not take the opened entry',
  ],
  [
    "a list of a call that is no tree",
    { source: { call: "teamPath", with: { parentId: "1" } } },
    'Bind the parameter that takes it: "with": { "…": { "query": "member" } }.',
  ],
  [
    "a path that does not take it",
    { breadcrumb: { ...good.breadcrumb, source: { call: "teamPath", with: { parentId: "1" } } } },
    '"teamPath" does not take the opened entry',
  ],
  [
    "a key that the entries do not have",
    { children: { ...good.children, key: "memberId" } },
    '"memberId" is not a field of teamEntry.',
  ],
  [
    "a count that is no number",
    { children: { ...good.children, count: "userName" } },
    '"count" needs a whole number, and teamEntry.userName is a text. Use "members".',
  ],
  [
    "a key that the steps of the path do not have",
    { breadcrumb: { ...good.breadcrumb, key: "ids" } },
    '"ids" is not a field of teamMember. Did you mean "id"?',
  ],
  [
    "a field that the steps do not have",
    { breadcrumb: { ...good.breadcrumb, fields: { usrName: words } } },
    '"usrName" is not a field of teamMember. Did you mean "userName"?',
  ],
  [
    "a cell with a control of its own in a step",
    { breadcrumb: { ...good.breadcrumb, fields: { userName: { ...words, as: "link" } } } },
    '"link" has a control of its own, and this is part of a link.',
  ],
  [
    "a cell with a control of its own in an entry",
    { fields: { userName: { ...words, as: "link" } } },
    '"link" has a control of its own, and this is part of a link.',
  ],
])("%s is found, and nothing else", (_what, options, message) => {
  const report = reportOf(options).replaceAll(/.*no-way-in.*\n.*\n?/g, "");
  expect(report).toContain(message);
  expect(report.match(/^brands\//gm)).toHaveLength(1);
});

it("filters and data that only a tree takes are used", () => {
  const search = { kind: "search", label };
  const report = reportOf(
    { source: { call: "teamMembers", with: { ...bound, search: { filter: "name" } } } },
    { filters: { name: search } },
  );
  expect(report).not.toContain("filter-without-effect");
});
