import { expect, test } from "vitest";
import { z } from "zod";
import { entityFields } from "./entity-fields.ts";
import { activity } from "./entities.ts";
import { member } from "./member-entities.ts";
import { namedEntities } from "./named-entities.ts";
import { betRecord } from "./records.ts";
import { day, html, money, picture, rate, timestamp } from "./values.ts";

const fields = entityFields(
  z.object({
    name: z.string(),
    text: html,
    art: picture.describe("A wide picture."),
    price: money.nullable(),
    share: rate,
    count: z.int().min(0),
    at: timestamp.optional(),
    on: day,
    kind: z.enum(["a", "b"]),
    open: z.boolean(),
    parts: z.array(z.string()),
    amounts: z.array(money).nullable(),
  }),
);

test("the type of a field follows from the schema that it is made from", () => {
  expect(Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type]))).toEqual({
    name: "text",
    text: "html",
    art: "picture",
    price: "money",
    share: "rate",
    count: "integer",
    at: "instant",
    on: "date",
    kind: "enumeration",
    open: "boolean",
    parts: "nested",
    amounts: "nested",
  });
});

test("a list says of what", () => {
  expect([fields["parts"]?.items, fields["amounts"]?.items, fields["price"]?.items]).toEqual([
    "text",
    "money",
    undefined,
  ]);
});

test("a field says whether it may be null or absent, and its values", () => {
  expect(fields["price"]).toMatchObject({ nullable: true, optional: false });
  expect(fields["at"]).toMatchObject({ nullable: false, optional: true });
  expect(fields["kind"]?.values).toEqual(["a", "b"]);
  expect(fields["open"]?.values).toEqual(["true", "false"]);
  expect(entityFields(betRecord)["paid"]).toMatchObject({ type: "money", nullable: true });
});

const statuses = Object.entries(namedEntities).flatMap(([entity, schema]) =>
  Object.entries(entityFields(schema)).flatMap(([name, field]) =>
    /status$/i.test(name) && field.type === "enumeration" ? [[`${entity}.${name}`, field] as const] : [],
  ),
);
test.each(statuses)("the status %s carries the tone of each of its values", (_name, { tones, values }) => {
  expect(Object.keys(tones).sort()).toEqual([...(values ?? [])].sort());
});

test("the tone of a status fits what it says, personal data is marked", () => {
  expect(statuses.length).toBeGreaterThan(1);
  const { status } = entityFields(activity);
  expect(status?.tones).toMatchObject({ claim: "waiting", rejected: "bad", claimed: "good", close: "quiet" });
  expect(entityFields(member)["account"]?.sensitive).toBe(true);
  expect(entityFields(member)["nickname"]?.sensitive).toBe(false);
});
