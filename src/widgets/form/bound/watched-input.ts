import type { AroundValues } from "#data/screen/bound-input.ts";
import type { Watched } from "#descriptor/vocabulary/source.ts";
import type { Parameters } from "../fields/field-props.ts";
import { takenFromAround } from "./taken-from-around.ts";

type Given = NonNullable<Watched["with"]>;

/** The fields that a watched call takes values from. */
export function inputsOf({ with: given = {} }: Pick<Watched, "with">): string[] {
  return Object.values(given).flatMap((bound) => (typeof bound === "object" && "input" in bound ? [bound.input] : []));
}

/** What values of a form are taken from: what is typed, and what is around it. */
export interface Around extends AroundValues {
  typed(id: string): Parameters[string] | undefined;
}

/** The parameters of a watched call; undefined while a field that it needs is empty or wrong. */
export function watchedInput({ with: given = {} }: Pick<Watched, "with">, around: Around): Parameters | undefined {
  const sent = Object.entries(given).map(([name, bound]) => [name, valueOf(bound, around)] as const);
  const isMissing = sent.some(([name, value]) => value === undefined && isTyped(given[name]));
  return isMissing
    ? undefined
    : Object.fromEntries(sent.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function valueOf(bound: Given[string], around: Around): Parameters[string] | undefined {
  if (typeof bound !== "object") return bound;
  return "input" in bound ? around.typed(bound.input) : takenFromAround(bound, around);
}

function isTyped(bound: Given[string] | undefined): boolean {
  return typeof bound === "object" && "input" in bound;
}
