import { formatSignedMoney } from "#text/format-records.ts";
import { useLocale } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";
import { FigureText } from "../figure-text.tsx";

/** The sign says it, too: colour alone would say nothing to many. */
export function SignedMoneyCell({ value }: CellProps<string>) {
  const shown = formatSignedMoney(value, useLocale());
  return <FigureText tone={toneOf(shown)}>{shown}</FigureText>;
}

function toneOf(shown: string): "good" | "bad" | undefined {
  if (shown.startsWith("+")) return "good";
  return /^[-\u2212]/.test(shown) ? "bad" : undefined;
}
