import type { UsedSuppression } from "./suppression-book.ts";

/** A suppression and the facts needed to judge it. */
export interface JudgedSuppression extends UsedSuppression {
  /** What it names: a rule that may be suppressed, one that may not, or no rule. */
  names: "a rule" | "a fixed rule" | "nothing";
  /** The rules that may be suppressed. */
  choice: readonly string[];
  /** Whether its last day is over. */
  expired: boolean;
  /** Whether everything that it could hide was checked: only then it can be called unused. */
  complete: boolean;
}

interface Known {
  rules: readonly { id: string; suppressible?: true }[];
  /** Today; without it no suppression has expired. */
  today: string | undefined;
  complete: boolean;
}

/** Judges a suppression by the known rules and the date. */
export function judged(suppression: UsedSuppression, { rules, today, complete }: Known): JudgedSuppression {
  const choice = rules.filter(({ suppressible }) => suppressible).map(({ id }) => id);
  const names = choice.includes(suppression.rule)
    ? "a rule"
    : rules.some(({ id }) => id === suppression.rule)
      ? "a fixed rule"
      : "nothing";
  return { ...suppression, names, choice, expired: today !== undefined && suppression.until < today, complete };
}
