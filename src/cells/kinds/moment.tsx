import type { CellProps } from "../cell-props.ts";
import { useWritten } from "../use-written.ts";

/** A day, or a day and its time. */
export function MomentCell(props: CellProps<string>) {
  return <time dateTime={props.value}>{useWritten(props)}</time>;
}
