import { isBinding } from "#descriptor/vocabulary/binding.ts";
import type { Draft } from "#compile/layer/draft.ts";
import { resolvedValue } from "#compile/validate/phrases.ts";
import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import type { Path } from "#compile/validate/walk.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { takenBy, type AnyBinding, type Taken } from "./asked.ts";

/** A value that is taken from elsewhere: a parameter, a limit, a value of a text, what is compared or reviewed. */
export interface TakenValue {
  bound: AnyBinding;
  taken: Taken | undefined;
  /** The field of the contract that it is, where it is one. */
  of?: TakenField;
}

/** A field of the contract that is taken. */
export interface TakenField {
  entity: string;
  field: string;
  about: EntityField;
  /** How a text has it; absent where it is no value of a text. */
  as?: string;
}

/** What the value at a path is taken from; undefined for one that is written there. */
export function takenAt({ value, walk }: Draft, path: Path): TakenValue | undefined {
  const bound = reviewedAt(value, path) ?? bindingAt(value, walk, path);
  if (!bound) return undefined;
  const taken = takenBy(bound, value, path);
  const of = fieldOf(bound, taken);
  const ofText = path.at(-2) === "values";
  const as = of && ofText && !("answer" in bound) ? resolvedValue(bound, path, value)?.as : undefined;
  return { bound, taken, ...(of && { of: { ...of, ...(as && { as }) } }) };
}

function fieldOf(bound: AnyBinding, taken: Taken | undefined): TakenField | undefined {
  const [[kind, name] = []] = Object.entries(bound);
  const field = (kind === "row" || kind === "answer" ? name : String(name).split(".")[1]) ?? "";
  const answered = taken?.asked && fieldsOfCall(taken.asked.call);
  const about = answered?.fields[field];
  return about && { entity: answered.entity, field, about };
}

/** A binding says with one key where its value comes from. */
function bindingAt(value: unknown, { references, fields }: Draft["walk"], path: Path): AnyBinding | undefined {
  const bound = valueAtPath(value, path);
  const [kind = "", ...more] = isBinding(bound) ? Object.keys(bound) : [];
  if (kind === "" || more.length > 0) return undefined;
  // What is known of the visitor and the site has no name of its own, and a condition may look like it.
  if (kind === "visitor" || kind === "site") return isTaker(path) ? (bound as AnyBinding) : undefined;
  const place = pointerOf([...path, kind]);
  return [...references, ...fields].some((one) => pointerOf(one.path) === place) ? (bound as AnyBinding) : undefined;
}

function isTaker(path: Path): boolean {
  return path.at(-2) === "with" || path.at(-2) === "values" || path.at(-1) === "initial" || path.at(-1) === "of";
}

/** The field that a row of a review shows. */
function reviewedAt(value: unknown, path: Path): AnyBinding | undefined {
  const [root, , , , inside, id] = path;
  const review =
    root === "forms" && inside === "fields" && path.length === 6 ? valueAtPath(value, path.slice(0, 4)) : undefined;
  return isObject(review) && review["kind"] === "review" ? { input: String(id) } : undefined;
}
