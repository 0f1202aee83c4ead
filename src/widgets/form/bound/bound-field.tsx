import { useEffect, useEffectEvent, useRef, type ComponentType } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import type { FieldBinding } from "#descriptor/vocabulary/form-binding.ts";
import { useLocale, useText } from "#text/use-text.ts";
import type { LaterProps, Settled } from "../fields/field-props.ts";
import type { BoundKind } from "../typed/typed-field.tsx";
import { filledIn } from "./filled-in.ts";
import { sayEmptied } from "./say-emptied.ts";
import { useHeld } from "./use-held.ts";
import { useTypedValues, type Inputs } from "./use-typed-values.ts";
import { useWatch, type Watch } from "./use-watch.ts";

type Bounds = FieldOf<BoundKind>;
type Limit = string | number | undefined;

export interface BoundFieldProps extends LaterProps<Bounds> {
  Kind: ComponentType<LaterProps<Settled<Bounds>>>;
}

/** A field whose limits or initial value come from elsewhere in the form. */
export function BoundField({ Kind, ...props }: BoundFieldProps) {
  const { field, line } = props;
  const bounds = [field.min, field.max, field.initial].filter((bound) => typeof bound === "object");
  const typed = useTypedValues(
    bounds.flatMap((bound) => ("input" in bound ? [bound.input] : [])),
    props,
  );
  const ofMin = useWatch(nameOf(field.min), props);
  const ofMax = useWatch(nameOf(field.max), props);
  const ofInitial = useWatch(nameOf(field.initial), props);
  const isHeld = [ofMin, ofMax, ofInitial].some(({ state }) => state === "waiting" || state === "failed");
  useHeld(props, isHeld);
  const min = valueOf(field.min, typed, ofMin);
  const max = valueOf(field.max, typed, ofMax);
  const isKnown = ofInitial.state === "empty" || ofInitial.state === "ready";
  const initial = isKnown ? String(valueOf(field.initial, typed, ofInitial) ?? "") : undefined;
  useLimits(props, `${min} ${max}`);
  useInitial(props, initial);
  const settled = {
    ...field,
    min: min ?? LEAST[field.kind],
    max,
    initial: undefined,
    ...(isHeld && { note: WAITING }),
  };
  const text = useText();
  return (
    <Kind
      {...props}
      field={settled as Settled<Bounds>}
      line={(variation, instead) =>
        line(
          { ...variation, ...(isHeld && { check: () => text(WAITING) }) },
          { id: props.id, field: settled as Bounds, ...instead },
        )
      }
    />
  );
}

const WAITING = "field.bound.waiting";
/** Where nothing is said yet, an amount is at least one cent. */
const LEAST: Readonly<Partial<Record<BoundKind, string>>> = { amount: "0.01" };

/** The watched call that a limit is taken from. */
function nameOf(bound: Limit | FieldBinding): string | undefined {
  return typeof bound === "object" && "watch" in bound ? bound.watch.split(".")[0] : undefined;
}

function valueOf(bound: Limit | FieldBinding, typed: Inputs, { answer }: Watch): Limit {
  if (typeof bound !== "object") return bound;
  const value = "input" in bound ? typed[bound.input] : answer?.[bound.watch.split(".")[1] ?? ""];
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** Other limits make what is typed right or wrong: it is checked again. */
function useLimits({ id, methods }: LaterProps<Bounds>, limits: string): void {
  const before = useRef(limits);
  useEffect(() => {
    if (before.current !== limits && methods.getValues(id)) void methods.trigger(id);
    before.current = limits;
  }, [limits, id, methods]);
}

/**
 * Fills in the initial value; undefined: it is not known yet. What the visitor typed for another one is removed, and this
 * is said.
 */
function useInitial({ id, field, methods, contributions }: LaterProps<Bounds>, initial: string | undefined): void {
  const text = useText();
  const locale = useLocale();
  const follow = useEffectEvent((source: string) => {
    const filled = filledIn(contributions);
    const before = filled.get(id);
    if (before?.source === source) return;
    const typed = String(methods.getValues(id) ?? "");
    const isOwn = typed !== "" && typed !== before?.value;
    const value = isOwn ? "" : source;
    filled.set(id, { source, value });
    // What was typed before this code had loaded stays.
    if (typed === value || (!before && isOwn)) return;
    methods.setValue(id, value, { shouldDirty: true, shouldValidate: methods.formState.isSubmitted });
    if (isOwn) sayEmptied(contributions, text(field.label), { sentence: text("field.bound.emptied"), locale });
  });
  useEffect(() => {
    if (initial !== undefined) follow(initial);
  }, [initial]);
}
