import { useEffect, useEffectEvent, type ReactNode } from "react";
import type { Entry, RecordListOptions } from "../entries.ts";
import { useOpening } from "../use-opening.ts";

interface OpenedProps extends Pick<RecordListOptions, "opening"> {
  entry: Entry;
  children: ReactNode;
}

/** What an entry opens to. It is rendered only while the entry is open, so mounting it means that it was opened. */
export function Opened({ entry, opening, children }: OpenedProps) {
  const opens = useOpening(opening);
  const note = useEffectEvent(() => opens(entry));
  useEffect(() => note(), []);
  return children;
}
