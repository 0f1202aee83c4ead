import type { CellProps } from "../cell-props.ts";

export function TextCell({ value }: CellProps<string>) {
  return value;
}
