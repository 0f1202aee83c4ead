import { contract } from "#gateway/contract.ts";
import { onlyAnswers, type Endpoint } from "#gateway/endpoint.ts";
import { answersWith, listedBy } from "#gateway/named-entities.ts";
import type { KeyKind, LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import { removes } from "./explained.ts";
import type { Node } from "./node.ts";
import { ofZod } from "./of-zod.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;
const allCalls = Object.keys(calls);
/** The calls that a page may make by itself. */
const askedCalls = allCalls.filter((name) => onlyAnswers(calls[name] as Endpoint));

/** A value that names a call: any, one that answers any entity or what a field reads, or one that lists a given one. */
export function callName(entity: string | undefined, answers: LiveryMeta["answers"]): Node {
  if (answers !== undefined && answers !== "anything")
    return namesOf(askedCalls.filter((name) => answersWith(calls[name] as Endpoint, answers)));
  if (entity === undefined) return { allOf: [anyCall] };
  return namesOf(askedCalls.filter((name) => listedBy(calls[name] as Endpoint) === entity));
}

const anyCall: Node = { $ref: "#/$defs/call-name" };

function namesOf(names: readonly string[]): Node {
  return { enum: [...names], enumDescriptions: names.map((name) => calls[name]?.description ?? "") };
}

function orRemoved({ enum: values = [], enumDescriptions }: Node): Node {
  return { enum: [...values, null], enumDescriptions: [...(enumDescriptions as string[]), removes] };
}

/** The keys of an object with `call` that hold parameters of that call. */
const holders = ["with", "fields"] as const;

/** The shared schemas of calls by name. */
export function callDefinitions(): Record<string, Node> {
  return {
    "call-name": orRemoved(namesOf(allCalls)),
    calls: {
      properties: Object.fromEntries(allCalls.map((name) => [name, { description: calls[name]?.description ?? "" }])),
    },
    ...Object.fromEntries(allCalls.map((name) => [`parameters-${name}`, parametersOf(name)])),
    ...Object.fromEntries(
      holders.map((holder) => [`calls-${holder}`, byCall(allCalls, (name) => ({ [holder]: parametersRef(name) }))]),
    ),
    "calls-submit": {
      allOf: allCalls.map((name) => ({
        if: calling({ submit: calling({ call: { const: name } }) }),
        then: { properties: { fields: parametersRef(name) } },
      })),
    },
  };
}

/** Completes the parameters of the call that an object names, and the fields of the form that names one. */
export function withParameters(node: Node): Node {
  const { call, submit } = node.properties ?? {};
  if (isAnyCall(submit?.properties?.["call"])) return { ...node, allOf: [{ $ref: "#/$defs/calls-submit" }] };
  const names = call && namesIn(call);
  if (!names) return node;
  // Where cells of the call are completed already, `fields` are these.
  const { allOf: cells = [] } = node;
  const held = holders.filter((one) => node.properties?.[one] !== undefined && (one === "with" || cells.length === 0));
  if (held.length === 0) return node;
  const parameters =
    names === "any"
      ? held.map((holder) => ({ $ref: `#/$defs/calls-${holder}` }))
      : (byCall(names, (name) => Object.fromEntries(held.map((one) => [one, parametersRef(name)]))).allOf ?? []);
  return { ...node, allOf: [...cells, ...parameters] };
}

/** What completes the keys of a map that names calls or their parameters. */
export function namedKeys(keys: KeyKind | undefined): Node | undefined {
  if (keys === "call") return { $ref: "#/$defs/calls" };
  return keys === "registration-field" ? parametersRef("register") : undefined;
}

function isAnyCall(node: Node | undefined): boolean {
  return node?.allOf?.[0]?.$ref === anyCall.$ref;
}

/** The calls that a value may name; undefined when it names none. */
function namesIn(node: Node): readonly string[] | "any" | undefined {
  if (isAnyCall(node)) return "any";
  const names = (node.enum ?? []).filter((value) => typeof value === "string");
  return names.length > 0 && names.every((name) => Object.hasOwn(calls, name)) ? names : undefined;
}

function byCall(names: readonly string[], properties: (name: string) => Record<string, Node>): { allOf: Node[] } {
  return {
    allOf: names.map((name) => ({
      if: calling({ call: { const: name } }),
      then: { properties: properties(name) },
    })),
  };
}

function calling(properties: Record<string, Node>): Node {
  return { type: "object", properties, required: Object.keys(properties) };
}

function parametersRef(name: string): Node {
  return { $ref: `#/$defs/parameters-${name}` };
}

/** The parameters of a call that a descriptor may give: the site adds the language itself. Other keys are not refused. */
function parametersOf(name: string): Node {
  const { language: _added, ...shape } = calls[name]?.input.shape ?? {};
  return {
    properties: Object.fromEntries(
      Object.entries(shape).map(([parameter, schema]) => {
        const { description, enum: values } = ofZod(schema).root;
        const need = schema.safeParse(undefined).success ? "An optional" : "A required";
        const about = description ?? `${need} parameter of the call "${name}".`;
        return [parameter, { description: about, ...(values && { anyOf: [{ enum: values }, {}] }) }];
      }),
    ),
  };
}
