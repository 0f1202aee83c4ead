import { andList } from "#kernel/english-list.ts";
import type { z } from "zod";
import type { WidgetDescription } from "#descriptor/describe-widget.ts";
import { widgetDescriptions, type WidgetType } from "#descriptor/widgets/index.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { nearest } from "#kernel/near.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { objectOf, recordOf, surelyFits, type Shape } from "./zod-schema.ts";
import type { Path, Walk } from "./walk.ts";
import { cellFields } from "./cell-fields.ts";
import { expectObject, unknownKey, wrongShape } from "./mismatch.ts";
import { choiceHint, meantHint, oneOf } from "../findings/words.ts";

/** Unknown keys of one object that are reported one by one: nobody reads more, and each takes time to locate. */
const MOST_UNKNOWN = 100;

type WalkOn = (schema: z.ZodType, value: unknown, path: Path, into: Walk) => unknown;

/** An object with named keys. A misspelt key is one finding: the key that was meant is not also reported as missing. */
export function walkObject(schema: z.ZodType, value: unknown, path: Path, into: Walk, walkOn: WalkOn): unknown {
  if (!isObject(value)) return expectObject(value, path, into, schema.description);
  const { shape, required, rest } = objectOf(schema);
  const absent = required.filter((key) => !Object.hasOwn(value, key));
  const unknown = Object.keys(value).filter(
    (key) =>
      !Object.hasOwn(shape, key) &&
      (!rest || key.startsWith("$") || (nearest(key, absent) !== undefined && !rest.safeParse(value[key]).success)),
  );
  const meant = new Set(
    unknown.slice(0, MOST_UNKNOWN).map((key) => reportUnknown(key, value, shape, unknown, absent, path, into)),
  );
  reportFurther(unknown.slice(MOST_UNKNOWN), path, into);
  reportMissing(
    absent.filter((key) => !meant.has(key)),
    shape,
    path,
    into,
  );
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shape)) {
    if (absent.includes(key) || meant.has(key)) continue;
    const walked = walkOn(inner, value[key], [...path, key], into);
    if (walked !== undefined) result[key] = walked;
  }
  const reported = new Set(unknown);
  if (rest)
    for (const key of Object.keys(value))
      if (!Object.hasOwn(shape, key) && !reported.has(key))
        result[key] = walkOn(rest, value[key], [...path, key], into);
  return result;
}

/** Reports a key that is not in the schema and returns the missing key that was probably meant. */
function reportUnknown(
  key: string,
  value: JsonObject,
  shape: Shape,
  unknown: readonly string[],
  absent: readonly string[],
  path: Path,
  into: Walk,
): string | undefined {
  const near =
    nearest(key, absent) ??
    nearest(
      key,
      Object.keys(shape).filter((name) => !Object.hasOwn(value, name)),
    ) ??
    onlyFit(unknown, absent) ??
    nearest(key, Object.keys(shape));
  const hint = near === undefined ? knownHere(key, Object.keys(shape)) : meantHint(near);
  const meant = near === undefined ? undefined : [...path, near];
  into.mismatches.push({ ...unknownKey([...path, key], hint), meant });
  return near;
}

/** The unknown keys that are not reported one by one, in one finding. */
function reportFurther([first, ...others]: readonly string[], path: Path, into: Walk): void {
  if (first === undefined) return;
  const one = unknownKey([...path, first]);
  const message = `Unknown key "${first}", and ${others.length} more in the same object.`;
  into.mismatches.push(others.length === 0 ? one : { ...one, message });
}

/** One unknown key and one missing key: it has another name here, like "url" for "href". */
function onlyFit(unknown: readonly string[], absent: readonly string[]): string | undefined {
  return unknown.length === 1 && absent.length === 1 ? absent[0] : undefined;
}

function knownHere(key: string, known: readonly string[]): string | undefined {
  if (key === "$order") return 'Only maps of entries can have "$order".';
  return known.length > 0 ? `Allowed keys: ${oneOf(known)}.` : "No keys are allowed here.";
}

/** All keys that an object lacks, in one finding. */
function reportMissing(absent: readonly string[], shape: Shape, path: Path, into: Walk): void {
  const [first, ...others] = absent;
  if (first === undefined || (path.length === 0 && into.partial)) return;
  const names = absent.map((key) => `"${key}"`);
  const message = others.length === 0 ? `${names[0]} is missing.` : `${andList(names)} are missing.`;
  const hint = others.length === 0 ? shape[first]?.description : undefined;
  into.mismatches.push(wrongShape([...path, first], message, hint, "missing"));
}

/** A map: one pattern for all keys, one schema for all values. */
export function walkRecord(schema: z.ZodType, value: unknown, path: Path, into: Walk, walkOn: WalkOn): unknown {
  const { key: keyType, value: valueType, livery } = recordOf(schema);
  if (!isObject(value))
    return value === livery.short ? unresolved(value, path, into) : expectObject(value, path, into, schema.description);
  into.collections.add(pointerOf(path));
  const isName = surelyFits(keyType);
  const isValidName = (key: string) => isName(key) || keyType.safeParse(key).success;
  let validNames: string[] | undefined;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === "$order")
      into.mismatches.push(wrongShape([...path, key], '"$order" must be an array of ids, with "..." for the rest.'));
    else if (!isValidName(key))
      into.mismatches.push(
        wrongShape(
          [...path, key],
          `"${key}" is not a valid name.`,
          nameHint(key, (validNames ??= Object.keys(value).filter(isValidName)), keyType),
          "key",
        ),
      );
    else result[key] = walkOn(valueType, value[key], [...path, key], into);
  }
  if (livery.cells !== undefined) into.fields.push(...cellFields(result, path, livery.cells));
  return result;
}

function nameHint(key: string, validNames: readonly string[], keyType: z.ZodType): string | undefined {
  const near = nearest(key, key.startsWith("$") ? [...validNames, "$order"] : validNames);
  if (near !== undefined) return meantHint(near);
  return keyType.safeParse(key).error?.issues[0]?.message;
}

/** A widget in its place: its options are checked against the widget that it names. */
export function walkPlacement(schema: z.ZodType, value: unknown, path: Path, into: Walk, walkOn: WalkOn): unknown {
  if (!isObject(value)) return expectObject(value, path, into, schema.description);
  const { options = {}, ...others } = value;
  const result = walkObject(schema, others, path, into, walkOn) as JsonObject;
  const type = result["widget"] as WidgetType | undefined;
  if (type === undefined) return result;
  into.placements.push({ widget: type, path });
  const description = widgetDescriptions[type];
  result["options"] = walkOn(description.options, options, [...path, "options"], into) as JsonObject;
  checkPlacesForWidgets(description as WidgetDescription, value, path, into);
  return result;
}

/** A widget has a body, or slots, or neither. */
function checkPlacesForWidgets(
  { type, body, slots = {} }: WidgetDescription,
  value: JsonObject,
  path: Path,
  into: Walk,
): void {
  const refuse = (place: Path, message: string, hint?: string) => {
    into.mismatches.push({ rule: "unknown-slot", path: place, at: "key", message, hint });
  };
  if (value["body"] !== undefined && body === undefined) {
    const hint = slots === "any" ? 'Put its widgets in "slots", each slot under a name of your choice.' : undefined;
    refuse([...path, "body"], `The widget "${type}" has no "body".`, hint);
  }
  if (slots === "any" || !isObject(value["slots"])) return;
  const names = Object.keys(slots);
  for (const name of Object.keys(value["slots"])) {
    if (names.includes(name)) continue;
    const message =
      names.length === 0 ? `The widget "${type}" has no slots.` : `The widget "${type}" has no slot "${name}".`;
    const hint = body === undefined ? choiceHint(name, names) : 'Put its widgets directly in "body".';
    refuse([...path, "slots", name], message, hint);
  }
}

/** What a word stands for is not there: else it had been resolved. */
function unresolved(value: unknown, path: Path, into: Walk): undefined {
  const word = String(value);
  const hint = `Declare them in "${word}" of the screen, or write each parameter.`;
  into.mismatches.push({
    ...wrongShape(path, `There are no ${word} here.`, hint),
    relies: { path: [...path.slice(0, 2), word] },
  });
}
