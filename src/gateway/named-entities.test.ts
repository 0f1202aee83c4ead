import { expect, test } from "vitest";
import { contract } from "./contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { entityFields } from "./entity-fields.ts";
import { answeredBy, listedBy, namedEntities } from "./named-entities.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;
const trees = Object.entries(calls).flatMap(([name, { tree }]) => (tree ? [{ name, ...tree }] : []));

test.each([
  ["announcements", "announcement"],
  ["messages", "message"],
  ["betRecords", "betRecord"],
] as const)("%s lists %s entries: its answer is a list of them, or a page", (call, entity) =>
  expect(listedBy(contract[call])).toBe(entity),
);

test("a call that answers one entity lists nothing", () => {
  expect(answeredBy(contract.memberInfo)).toEqual({ entity: "member", many: false });
  expect(listedBy(contract.memberInfo)).toBeUndefined();
});

test.each(["unreadCount", "captcha", "favouriteIds", "readMessage"] as const)("%s answers no entity", (call) =>
  expect(answeredBy(contract[call])).toBeUndefined(),
);

test("there is a call whose entries form a tree", () => expect(trees.map(({ name }) => name)).toContain("teamMembers"));

test.each(trees)(
  "$name says of its tree what the contract has",
  ({ name, parent, key, path, count, search, between }) => {
    for (const call of [name, path]) expect(calls[call]?.input.shape).toHaveProperty(parent);
    const entity = listedBy(calls[name] as Endpoint);
    const steps = listedBy(calls[path] as Endpoint);
    expect(entityFields(namedEntities[steps ?? ""] as NonNullable<(typeof namedEntities)[string]>)).toHaveProperty(key);
    const fields = entityFields(namedEntities[entity ?? ""] as NonNullable<(typeof namedEntities)[string]>);
    expect(fields).toHaveProperty(key);
    if (count !== undefined) expect(fields[count]).toMatchObject({ type: "integer" });
    if (search !== undefined) expect(calls[name]?.input.shape).toHaveProperty(search);
    if (between !== undefined) expect(fields[between]).toMatchObject({ type: "text", nullable: true });
  },
);
