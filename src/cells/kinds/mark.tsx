import { useText } from "#text/use-text.ts";
import { Dot } from "#ui/mark/badge.tsx";
import type { CellProps } from "../cell-props.ts";

export function MarkCell({ value, cell }: CellProps<boolean>) {
  const text = useText();
  const key = cell.texts[String(value)];
  if (key === undefined) return null;
  return (
    <>
      <Dot />
      <span className="visually-hidden">{text(key)}</span>
    </>
  );
}
