import { isObject } from "#kernel/json.ts";
import { minorUnits } from "#kernel/money.ts";
import { applicationImages } from "./application-images.ts";
import { describedKinds, type DescribedKind } from "./field-types.ts";

/** Names of described fields. They are keys of an object that is sent: none is one that every object has. */
export const describedName = /^[a-z][A-Za-z0-9]{0,39}$/;
/** Limits of a description, and of what is typed in its fields. */
export const describedMost = { fields: 12, choices: 60, characters: 1000, usualCharacters: 200, label: 80 } as const;

const amount = /^\d{1,12}\.\d{2}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const wholeNumber = (limit: unknown) => (Number.isSafeInteger(limit) ? BigInt(limit as number) : undefined);

/** A limit of a field as a number, so that limits can be compared; undefined: it is none of this kind. */
const limitOf: Readonly<Record<string, (limit: unknown) => bigint | undefined>> = {
  number: wholeNumber,
  images: (limit) => (Number(limit) > applicationImages.most ? undefined : wholeNumber(limit)),
  amount: (limit) => (typeof limit === "string" && amount.test(limit) ? minorUnits(limit) : undefined),
  date: (limit) => {
    if (typeof limit !== "string" || !day.test(limit)) return undefined;
    const time = Date.parse(`${limit}T00:00:00Z`);
    return new Date(time || 0).toJSON().startsWith(limit) ? BigInt(time) : undefined;
  },
};

/** What each kind has beside a name, a label and whether it must be filled in. */
const keysOf: Readonly<Record<DescribedKind, readonly string[]>> = {
  text: ["length"],
  textarea: ["length"],
  number: ["min", "max"],
  amount: ["min", "max", "step"],
  date: ["min", "max"],
  select: ["choices", "initial"],
  choice: ["choices"],
  switch: [],
  images: ["max"],
};
const keys = [...new Set(Object.values(keysOf).flat())];

type Given = Readonly<Record<string, unknown>>;

/** What is wrong with the fields that a platform describes, for its developers; undefined: nothing. */
export function descriptionProblem(fields: unknown): string | undefined {
  if (!Array.isArray(fields)) return "it is not a list of fields";
  if (fields.length > describedMost.fields)
    return `it has ${fields.length} fields, and a form takes ${describedMost.fields}`;
  const names = fields.map((field: unknown) => (isObject(field) ? field["name"] : undefined));
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) return `it has two fields called "${String(twice)}"`;
  for (const [place, field] of fields.entries()) {
    const problem = isObject(field) ? fieldProblem(field) : "it is not an object";
    if (problem !== undefined) return `field ${place + 1} (${String(names[place])}): ${problem}`;
  }
  return undefined;
}

function fieldProblem(field: Given): string | undefined {
  const { name, kind, label, required } = field;
  if (typeof name !== "string" || !describedName.test(name) || name in {})
    return "its name is not letters and digits with a small letter first";
  if (!isKind(kind)) return `"${String(kind)}" is not one of ${describedKinds.join(", ")}`;
  if (typeof label !== "string" || label.trim() === "" || label.length > describedMost.label)
    return `its label is not 1 to ${describedMost.label} characters`;
  if (typeof required !== "boolean") return '"required" is not true or false';
  const strange = keys.find((key) => field[key] !== undefined && !keysOf[kind].includes(key));
  if (strange !== undefined) return `a field of the kind "${kind}" has no "${strange}"`;
  return lengthProblem(field) ?? choicesProblem(field, kind) ?? limitsProblem(field, kind);
}

function isKind(kind: unknown): kind is DescribedKind {
  return (describedKinds as readonly unknown[]).includes(kind);
}

function lengthProblem({ length }: Given): string | undefined {
  const isWithin = Number.isInteger(length) && Number(length) >= 1 && Number(length) <= describedMost.characters;
  return length === undefined || isWithin ? undefined : `"length" is not 1 to ${describedMost.characters}`;
}

function choicesProblem({ choices, initial }: Given, kind: DescribedKind): string | undefined {
  if (!keysOf[kind].includes("choices")) return undefined;
  if (!Array.isArray(choices) || choices.length === 0 || choices.length > describedMost.choices)
    return `it does not have 1 to ${describedMost.choices} choices`;
  const isText = (text: unknown) =>
    typeof text === "string" && text.trim() !== "" && text.length <= describedMost.label;
  if (!choices.every((one: unknown) => isObject(one) && isText(one["value"]) && isText(one["label"])))
    return "a choice lacks its value or its label";
  const values = choices.map((one: Given) => one["value"]);
  if (new Set(values).size < values.length) return "two choices have the same value";
  return initial === undefined || values.includes(initial) ? undefined : '"initial" is none of its choices';
}

function limitsProblem(field: Given, kind: DescribedKind): string | undefined {
  const wrong = ["min", "max", "step"].find((key) => field[key] !== undefined && readLimit(field, key) === undefined);
  if (wrong !== undefined) return `"${wrong}" is no ${kind}`;
  const step = readLimit(field, "step");
  if (step !== undefined && step <= 0n) return '"step" is not above zero';
  // No amount is below one cent, and a field without pictures is none.
  const least = readLimit(field, "min") ?? (kind === "amount" || kind === "images" ? 1n : undefined);
  const most = readLimit(field, "max");
  if (least === undefined || most === undefined) return undefined;
  if (least > most) return '"min" is above "max": nothing can be typed';
  const isBetween = step !== undefined && (most / step) * step < least;
  return isBetween ? 'no multiple of "step" is between "min" and "max"' : undefined;
}

function readLimit(field: Given, key: string): bigint | undefined {
  return limitOf[String(field["kind"])]?.(field[key]);
}
