import { BALANCE_MASKED, usePreference } from "#session/preferences.ts";
import { useText } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";
import { MoneyCell } from "./money.tsx";

/** The number of stars says nothing about the amount. */
const STARS = "******";

export function BalanceCell(props: CellProps<string>) {
  const text = useText();
  if (usePreference(BALANCE_MASKED) !== "1") return <MoneyCell {...props} />;
  return (
    <>
      <span aria-hidden="true">{STARS}</span>
      <span className="visually-hidden">{text("balance.masked")}</span>
    </>
  );
}
