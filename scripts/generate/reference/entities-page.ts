import { aboutKind, cellKindNames, defaultKind, kindsFor } from "#descriptor/vocabulary/cell-kinds.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { entityFields } from "#gateway/entity-fields.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { answeredBy, namedEntities } from "#gateway/named-entities.ts";
import { cell } from "./field-table.ts";

/** What the calls of the contract answer: each entity with its fields, and what is known of them for showing them. */
export function entitiesPage(): string[] {
  return [
    "# Entities",
    "What the calls of [the contract](gateway.md) list and answer. The type of a field decides how it is shown; its label and the words for its values are texts. Personal data is masked unless a cell says otherwise. A key tells the entries of a list apart: no two that a call lists have the same.",
    "## How fields are shown",
    kindsTable(),
    Object.keys(namedEntities)
      .map((name) => `[${name}](#${name.toLowerCase()})`)
      .join(" · "),
    ...Object.entries(namedEntities).flatMap(([name, entity]) => [
      `## ${name}`,
      callsOf(name),
      [
        "| field | type | shown as | may be | texts | description |",
        "|---|---|---|---|---|---|",
        ...Object.entries(entityFields(entity)).map(([field, about]) => rowOf(name, field, about)),
      ].join("\n"),
    ]),
  ];
}

function callsOf(entity: string): string {
  const calls = Object.entries(contract as Record<string, Endpoint>).flatMap(([name, call]) => {
    const answered = answeredBy(call);
    return answered?.entity === entity ? [{ name, many: answered.many }] : [];
  });
  const named = (many: boolean) => calls.filter((one) => one.many === many).map(({ name }) => `\`${name}\``);
  const [listing, answering] = [named(true), named(false)];
  return [
    listing.length > 0 ? `Listed by ${listing.join(", ")}.` : "",
    answering.length > 0 ? `Answered by ${answering.join(", ")}.` : "",
    calls.length === 0 ? "Part of other answers." : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function rowOf(entity: string, field: string, about: EntityField): string {
  const remarks = [about.nullable && "null", about.optional && "absent"].filter((one) => one !== false).join(", ");
  const type = `${about.type}${about.sensitive ? ", personal data" : ""}${about.identity ? ", key" : ""}`;
  return `| \`${field}\` | ${type} | ${shownAs(about)} | ${remarks} | ${textsOf(entity, field, about)} | ${cell(about.description ?? "")} |`;
}

/** How a cell shows the field, the usual way first. */
function shownAs(about: EntityField): string {
  const usual = defaultKind(about);
  if (usual === undefined) return "";
  const others = kindsFor(about.type).filter((kind) => kind !== usual);
  return [`**${usual}**`, ...others].join(" ");
}

/** The text keys of a field: its label, and the words for its values with their tones. */
function textsOf(entity: string, field: string, { type, values, tones }: EntityField): string {
  if (type === "nested") return "";
  const words = type === "enumeration" ? values : [];
  return [
    `\`${entity}.${field}\``,
    ...words.map((value) => `\`.${value}\`${tones[value] === undefined ? "" : ` ${tones[value]}`}`),
  ].join(" ");
}

/** The ways to show a field, with the types that each takes. */
export function kindsTable(): string {
  return [
    "| `as` | of the types | place | description |",
    "|---|---|---|---|",
    ...cellKindNames.map((kind) => {
      const { accepts, role, description } = aboutKind(kind);
      return `| \`${kind}\` | ${accepts.join(", ")} | ${role} | ${cell(description)} |`;
    }),
  ].join("\n");
}
