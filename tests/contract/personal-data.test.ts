import { expect, test } from "vitest";
import { aboutKind, defaultKind, kindsFor } from "#descriptor/vocabulary/cell-kinds.ts";
import { entityFields } from "#gateway/entity-fields.ts";
import { namedEntities } from "#gateway/named-entities.ts";

const sensitive = Object.entries(namedEntities).flatMap(([entity, schema]) =>
  Object.entries(entityFields(schema)).flatMap(([name, field]) =>
    field.sensitive ? [{ name: `${entity}.${name}`, field }] : [],
  ),
);

test("every sensitive field of the contract is hidden unless a cell says otherwise", () => {
  const shown = sensitive.filter(({ field }) => {
    const kind = defaultKind(field);
    return kind === undefined || !aboutKind(kind).hides;
  });
  expect(shown.map(({ name }) => name)).toEqual([]);
  expect(sensitive.map(({ name }) => name)).toEqual(expect.arrayContaining(["member.account", "wallet.sumBalance"]));
});

test("the balance after a transaction is hidden with the balance", () => {
  const after = sensitive.find(({ name }) => name === "transaction.balance");
  expect(after && defaultKind(after.field)).toBe("balance");
});

test("personal data of a type that nothing hides is not shown as it is", () => {
  const hidden = (type: Parameters<typeof kindsFor>[0]) => kindsFor(type).some((kind) => aboutKind(kind).hides);
  const type = (["instant", "date", "picture", "integer"] as const).filter((one) => !hidden(one));
  expect(type).toHaveLength(4);
  expect(type.map((one) => defaultKind({ type: one, sensitive: true }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
