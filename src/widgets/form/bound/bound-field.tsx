import { useEffect, useRef, type ComponentType } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import type { LaterProps, Resolved } from "../fields/field-props.ts";
import type { BoundKind } from "../typed/typed-field.tsx";
import { TakenAmounts } from "./taken-amounts.tsx";
import { useAmountBounds, type AmountBounds } from "./use-amount-bounds.ts";
import { useBound, useLimit, type Bound } from "./use-bound.ts";
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
  const min = useLimit(limits.min, props);
  const max = useLimit(limits.max, props);
  const initial = useBound(field.initial, props);
  const { bounds, taken, isComing } = useAmountBounds(limits, props);
  const all = [...bounds, min, max, initial];
  const why = REASONS.find((state) => all.some((bound) => bound.state === state));
  const isBlocked = why !== undefined;
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
    ...(why && { note: `field.bound.${why}` }),
  };
  const text = useText();
  const shown = (more: Partial<typeof taken>, isListComing: boolean) => (
    <>
      <Kind
        {...props}
        {...(isListComing && { isComing: true })}
        field={{ ...resolved, ...more } as Resolved<Bounds>}
        line={(variation, instead) =>
          line(
            { ...variation, ...(why && { check: () => text(`field.bound.${why}`) }) },
            { id, field: resolved as Bounds, ...instead },
          )
        }
      />
      {why === "failed" && (
        <Button look="quiet" onClick={() => retry(all)}>
          {text("field.bound.retry")}
        </Button>
      )}
    </>
  );
  if (!Array.isArray(limits.quick)) return shown({}, isComing);
  return (
    <TakenAmounts {...props} of={limits.quick}>
      {(quick, isAnyComing) => shown({ quick }, isAnyComing)}
    </TakenAmounts>
  );
}

/** Why a field cannot be sent, first what a visitor can do something about. */
const REASONS = ["guest", "failed", "waiting"] as const;

function retry(bounds: readonly Bound[]): void {
  for (const bound of bounds) if (bound.state === "failed") bound.retry?.();
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
