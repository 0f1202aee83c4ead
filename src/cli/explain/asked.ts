import { isBinding, type Binding, type Bound } from "#descriptor/vocabulary/binding.ts";
import type { FormBinding } from "#descriptor/vocabulary/form-binding.ts";
import type { AnswerBinding } from "#descriptor/vocabulary/query.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { answeringCallAt } from "#compile/validate/answer-scope.ts";
import { rowScopeAt } from "#compile/validate/row-scope.ts";
import { namedSourceAt } from "#compile/validate/source-fields.ts";
import type { Path } from "#compile/validate/walk.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";

/** Where a value comes from, on a screen, in a form or after a call. */
export type AnyBinding = Binding | FormBinding | AnswerBinding;

/** A call whose answer is shown or taken. */
export interface Asked {
  call: string;
  auth: Endpoint["auth"];
  /** Where it is named; undefined for that of the row in scope, which the list knows. */
  at: Path | undefined;
  given: readonly Given[];
}

/** What a call is given. */
export interface Given {
  parameter: string;
  bound: Bound | AnyBinding;
  at: Path;
  taken: Taken | undefined;
}

/** What a binding names: where that is declared and, for an answer or a row, its call. */
export interface Taken {
  /** Undefined for a row. */
  named: Path | undefined;
  asked: Asked | undefined;
}

const calls: Readonly<Record<string, Endpoint>> = contract;

/** Who gets an answer of a call. */
export function authOf(call: string): Endpoint["auth"] {
  return calls[call]?.auth ?? "none";
}

/** The call of a source, and what it is given. `met`: sources that led here. */
export function askedAt(value: unknown, at: Path, met: readonly string[] = []): Asked | undefined {
  const source = valueAtPath(value, at);
  if (!isObject(source) || typeof source["call"] !== "string") return undefined;
  const given = isObject(source["with"]) ? source["with"] : {};
  return {
    call: source["call"],
    auth: authOf(source["call"]),
    at: [...at, "call"],
    given: Object.entries(given).map(([parameter, bound]) => ({
      parameter,
      bound: bound as Given["bound"],
      at: [...at, "with", parameter],
      taken: isBinding(bound) ? takenBy(bound, value, at, [...met, pointerOf(at)]) : undefined,
    })),
  };
}

/** Where screens and forms declare what bindings name. */
const sections: Readonly<Record<string, readonly [root: string, section: string]>> = {
  filter: ["screens", "filters"],
  data: ["screens", "data"],
  input: ["forms", "fields"],
  watch: ["forms", "watch"],
};

/**
 * What a binding at a place names: a filter or data of the screen around it, a field or an answer of the form, a row,
 * the answer of a call.
 */
export function takenBy(bound: object, value: unknown, place: Path, met: readonly string[] = []): Taken | undefined {
  const [kind = "", name] = Object.entries(bound)[0] ?? [];
  if (kind === "row") {
    const call = rowScopeAt(value, place)?.call;
    return call === undefined
      ? undefined
      : { named: undefined, asked: { call, auth: authOf(call), at: undefined, given: [] } };
  }
  if (kind === "answer") {
    const at = answeringCallAt(value, place);
    return { named: undefined, asked: at && askedAt(value, at.slice(0, -1)) };
  }
  const [root, section] = sections[kind] ?? [];
  const [around, id = ""] = place;
  if (section === undefined || around !== root) return undefined;
  const head = String(name).split(".")[0] ?? "";
  const source = namedSourceAt(place, kind, head);
  // Data that wait for each other are reported; here they would never end.
  const asked = source && !met.includes(pointerOf(source)) ? askedAt(value, source, met) : undefined;
  return { named: [around ?? "", id, section, head], asked };
}
