import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

/** The JSON Schema of an answer, as far as answers use it. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
}

/** How much an answer contains: everything that the contract knows, or nothing that may be left out. */
type Amount = "example" | "empty";

/** What a value is made for: the amount, its name, and its place in the list around it, which varies the choices. */
interface Place {
  amount: Amount;
  name: string;
  index: number;
}

/**
 * An answer to a call as its endpoint declares it. `example`: with every optional part, and lists in which each value of
 * an enumeration occurs. `empty`: with empty lists and without optional parts, as on a platform's first day.
 */
export function answerTo({ output }: Pick<Endpoint, "output">, amount: Amount): unknown {
  return valueOf(shapeOf(output), { amount, name: "value", index: 0 });
}

const shapes = new WeakMap<Endpoint["output"], Shape>();

/** Written once: it takes longer than an answer. */
function shapeOf(output: Endpoint["output"]): Shape {
  const shape = shapes.get(output) ?? (z.toJSONSchema(output, { io: "output", unrepresentable: "any" }) as Shape);
  shapes.set(output, shape);
  return shape;
}

function valueOf(shape: Shape, place: Place): unknown {
  if (shape.examples) return shape.examples[0];
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[place.index % shape.enum.length];
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return valueOf(choiceOf(choices, place), place);
  return (makers[shape.type ?? ""] ?? textOf)(shape, place);
}

/** An empty answer takes what says the least; a list of examples takes one after the other. */
function choiceOf(choices: readonly Shape[], { amount, index }: Place): Shape {
  const nothing = choices.find(({ type }) => type === "null");
  const something = choices.filter((one) => one !== nothing);
  return amount === "empty" && nothing ? nothing : (something[index % something.length] ?? {});
}

const makers: Readonly<Record<string, (shape: Shape, place: Place) => unknown>> = {
  array: listOf,
  boolean: (_, { amount, index }) => amount === "example" && index % 2 === 1,
  integer: numberOf,
  null: () => null,
  number: numberOf,
  object: objectOf,
  string: textOf,
};

function objectOf({ properties, required = [], propertyNames, additionalProperties }: Shape, place: Place): unknown {
  const known = Object.entries(properties ?? {}).filter(
    ([name]) => place.amount === "example" || required.includes(name),
  );
  const value = Object.fromEntries(known.map(([name, shape]) => [name, valueOf(shape, { ...place, name })]));
  const isMap = typeof additionalProperties === "object" && properties === undefined;
  if (!isMap || (place.amount === "empty" && !propertyNames?.enum)) return value;
  const names = propertyNames?.enum ?? [place.name];
  return Object.fromEntries(names.map((name) => [name, valueOf(additionalProperties, place)]));
}

/** As many as the entry has choices, so that each is seen; two at least. */
function listOf({ items = {}, minItems = 0, maxItems = Infinity }: Shape, { amount, name }: Place): unknown[] {
  const length = amount === "empty" ? minItems : Math.min(Math.max(2, choicesIn(items)), maxItems);
  return Array.from({ length }, (_, index) => valueOf(items, { amount, name, index }));
}

function choicesIn({ enum: values = [], properties = {} }: Shape): number {
  return Math.max(values.length, ...Object.values(properties).map((one) => one.enum?.length ?? 0));
}

/** Numbers that count up from the least, and begin again after the greatest. */
function numberOf({ minimum = 0, exclusiveMinimum = -1, maximum = Infinity }: Shape, { amount, index }: Place): number {
  const least = Math.max(minimum, exclusiveMinimum + 1);
  return amount === "empty" ? least : least + (index % (maximum - least + 1));
}

const formats: Readonly<Record<string, string>> = {
  "date-time": "2026-01-31T12:00:00.000Z",
  date: "2026-01-31",
  base64: "aW1hZ2U=",
  uri: "https://example.com/",
};

function textOf({ format = "", minLength = 0 }: Shape, { name, index }: Place): string {
  return formats[format] ?? `${name} ${index + 1}`.padEnd(minLength, "x");
}
