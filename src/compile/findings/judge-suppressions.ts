import type { UsedSuppression } from "./suppression-book.ts";

/** A suppression of which everything is known. */
export interface JudgedSuppression extends UsedSuppression {
  /** What it names: a rule that may be suppressed, one that may not, or nothing. */
  names: "a rule" | "a fixed rule" | "nothing";
  /** The rules that may be suppressed. */
  choice: readonly string[];
  /** Whether its last day is over. */
  expired: boolean;
  /** Whether everything was looked at that it could hide: only then "it hides nothing" means anything. */
  complete: boolean;
}

interface Known {
  rules: readonly { id: string; suppressible?: true }[];
  /** The day; without one no suppression has ended. */
  today: string | undefined;
  complete: boolean;
}

/** Judges a suppression by the rules there are, on a day. */
export function judged(suppression: UsedSuppression, { rules, today, complete }: Known): JudgedSuppression {
  const choice = rules.filter(({ suppressible }) => suppressible).map(({ id }) => id);
  const names = choice.includes(suppression.rule)
    ? "a rule"
    : rules.some(({ id }) => id === suppression.rule)
      ? "a fixed rule"
      : "nothing";
  return { ...suppression, names, choice, expired: today !== undefined && suppression.until < today, complete };
}
