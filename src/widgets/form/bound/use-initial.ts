import { useEffect, useEffectEvent } from "react";
import type { Field } from "#descriptor/field.ts";
import { useLocale, useText } from "#text/use-text.ts";
import type { FieldProps, Plain } from "../fields/field-props.ts";
import { filledIn } from "./filled-in.ts";
import { sayEmptied } from "./say-emptied.ts";
import { isLive, type Bound } from "./use-bound.ts";
import { wasSent } from "../values/methods.ts";

type Filled = string | boolean;

/** A field that may have an initial value. */
export type Beginning = Extract<Field, { initial?: unknown }>;

/**
 * Fills in the initial value once it is known. What the visitor typed for another one is removed, and this is said. What
 * does not change while the form is open is filled in once.
 */
export function useInitial(props: FieldProps<Beginning>, { value, state }: Bound): void {
  const { id, field, methods, contributions } = props;
  const text = useText();
  const locale = useLocale();
  const follow = useEffectEvent((source: Filled) => {
    const filled = filledIn(contributions);
    const before = filled.get(id);
    if (before && (before.source === source || !isLive(field.initial))) return;
    const typed = methods.getValues(id) ?? emptyOf(field);
    const isOwn = typeof source === "boolean" ? before && typed !== before.value : !["", before?.value].includes(typed);
    const next = isOwn && typeof source === "string" ? "" : source;
    filled.set(id, { source, value: next });
    // What was typed before this code had loaded stays.
    if (typed === next || (!before && isOwn)) return;
    methods.setValue(id, next, { shouldDirty: true, shouldValidate: wasSent(methods) });
    if (field.kind === "checkbox" && field.gate) props.onGate(id, next === true);
    if (isOwn) sayEmptied(contributions, text(field.label), { sentence: text("field.bound.emptied"), locale });
  });
  const isKnown = field.initial !== undefined && (state === "empty" || state === "ready");
  const initial = isKnown ? fitting(field, value) : undefined;
  useEffect(() => {
    if (initial !== undefined) follow(initial);
  }, [initial]);
}

function isOnOrOff({ kind }: Beginning): boolean {
  return kind === "switch" || kind === "checkbox";
}

function emptyOf(field: Beginning): Filled {
  return isOnOrOff(field) ? false : "";
}

/** A value that the field can have: of choices only those that are offered. */
function fitting(field: Beginning, value: Plain | undefined): Filled {
  if (isOnOrOff(field)) return value === true;
  const written = value === undefined ? "" : String(value);
  const isStrange = "choices" in field && field.choices && !Object.hasOwn(field.choices, written);
  return isStrange ? "" : written;
}
