import { useEffect, useRef, type ComponentType } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import type { LaterProps, Resolved } from "../fields/field-props.ts";
import type { BoundKind } from "../typed/typed-field.tsx";
import { TakenAmounts } from "./taken-amounts.tsx";
import { useAmountBounds, type AmountBounds } from "./use-amount-bounds.ts";
import { useBound } from "./use-bound.ts";
import { useBlocked } from "./use-blocked.ts";
import { useInitial } from "./use-initial.ts";

type Bounds = FieldOf<BoundKind>;
type Limits = Partial<Pick<FieldOf<"amount">, "min" | "max">> & AmountBounds;

export interface BoundFieldProps extends LaterProps<Bounds> {
  Kind: ComponentType<LaterProps<Resolved<Bounds>> & { isComing?: boolean }>;
}

/** A field whose limits or initial value come from elsewhere. */
export function BoundField({ Kind, ...props }: BoundFieldProps) {
  const { field, line, methods, id } = props;
  const limits = field as Limits;
  const min = useBound(limits.min, props);
  const max = useBound(limits.max, props);
  const initial = useBound(field.initial, props);
  const { states, taken, isComing } = useAmountBounds(limits, props);
  const all = [...states, min.state, max.state, initial.state];
  const isBlocked = all.some((state) => state !== "ready" && state !== "empty");
  const why = all.includes("guest") ? "field.bound.guest" : "field.bound.waiting";
  // A box that must be ticked holds the button back itself.
  const isOpen = () => field.kind !== "checkbox" || !field.gate || methods.getValues(id) === true;
  useBlocked({ ...props, onGate: (gate, open) => props.onGate(gate, open && isOpen()) }, isBlocked);
  useLimits(props, `${min.value} ${max.value} ${taken.step} ${taken.currency}`);
  useInitial(props, initial);
  const resolved = {
    ...field,
    ...(limits.min !== undefined && { min: min.value ?? LEAST[field.kind] }),
    ...(limits.max !== undefined && { max: max.value }),
    ...taken,
    initial: undefined,
    ...(isBlocked && { note: why }),
  };
  const text = useText();
  const shown = (more: Partial<typeof taken>, isListComing: boolean) => (
    <Kind
      {...props}
      {...(isListComing && { isComing: true })}
      field={{ ...resolved, ...more } as Resolved<Bounds>}
      line={(variation, instead) =>
        line(
          { ...variation, ...(isBlocked && { check: () => text(why) }) },
          { id, field: resolved as Bounds, ...instead },
        )
      }
    />
  );
  if (!Array.isArray(limits.quick)) return shown({}, isComing);
  return (
    <TakenAmounts {...props} of={limits.quick}>
      {(quick, isAnyComing) => shown({ quick }, isAnyComing)}
    </TakenAmounts>
  );
}

/** Where nothing is said yet, an amount is at least one cent. */
const LEAST: Readonly<Partial<Record<BoundKind, string>>> = { amount: "0.01" };

/** Other limits make what is typed right or wrong: it is checked again. */
function useLimits({ id, methods }: LaterProps<Bounds>, limits: string): void {
  const before = useRef(limits);
  useEffect(() => {
    if (before.current !== limits && methods.getValues(id)) void methods.trigger(id);
    before.current = limits;
  }, [limits, id, methods]);
}
