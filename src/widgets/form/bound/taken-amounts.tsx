import type { ReactNode } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import type { FormFieldProps } from "../fields/field-props.ts";
import { useBound } from "./use-bound.ts";

type Amounts = Extract<FieldOf<"amount">["quick"], readonly unknown[]>;

interface TakenAmountsProps extends FormFieldProps {
  /** Amounts of which some come from elsewhere. */
  of: Amounts;
  /** Those before that are known. */
  known?: readonly string[];
  /** Whether any before has been asked for. */
  isComing?: boolean;
  children(known: readonly string[], isComing: boolean): ReactNode;
}

/** Takes amounts to choose from one after the other: each has its own state. Nothing waits for them. */
export function TakenAmounts({ of: amounts, known = [], isComing = false, children, ...props }: TakenAmountsProps) {
  const [first, ...others] = amounts;
  const { value, state } = useBound(first, props);
  const all = typeof value === "string" ? [...known, value] : known;
  const isAnyComing = isComing || state === "waiting";
  if (others.length === 0) return children(all, isAnyComing);
  return (
    <TakenAmounts {...props} of={others} known={all} isComing={isAnyComing}>
      {children}
    </TakenAmounts>
  );
}
