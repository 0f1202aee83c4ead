import { BALANCE_MASKED, usePreference } from "#session/preferences.ts";
import { STARS } from "#text/hidden.ts";
import { useText } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";
import { FigureCell } from "./figure.tsx";

export function BalanceCell(props: CellProps<string>) {
  const text = useText();
  if (usePreference(BALANCE_MASKED) !== "1") return <FigureCell {...props} />;
  return (
    <>
      <span aria-hidden="true">{STARS}</span>
      <span className="visually-hidden">{text("balance.masked")}</span>
    </>
  );
}
