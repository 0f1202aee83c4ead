import { useText } from "#text/use-text.ts";
import { StatusBadge } from "#ui/mark/status-badge.tsx";
import type { CellProps } from "../cell-props.ts";

/** A value that the contract does not have yet is shown as the platform calls it. */
export function BadgeCell({ value, cell }: CellProps<string | boolean>) {
  const text = useText();
  const name = String(value);
  const key = cell.texts[name];
  return <StatusBadge tone={cell.tones[name] ?? "quiet"}>{key === undefined ? name : text(key)}</StatusBadge>;
}
