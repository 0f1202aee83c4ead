import { useText } from "#text/use-text.ts";
import type { CellProps } from "../cell-props.ts";

export function YesNoCell({ value, cell }: CellProps<boolean>) {
  const text = useText();
  return text(cell.texts[String(value)] ?? "");
}
