import type { ReactNode } from "react";
import { ActionButtons } from "../action-buttons.tsx";
import { markedStale } from "#ui/list/stale.ts";
import { classes } from "#ui/classes.ts";
import type { RecordListOptions } from "./entries.ts";
import styles from "./records.module.css";

/** Marks the element that has the focus when an entry with it is gone. */
export const LIST = "data-record-list";

interface ListFrameProps extends Pick<RecordListOptions, "whole" | "coming"> {
  /** How many entries are listed. */
  count: number;
  /** Whether they are those of an earlier request. */
  isStale: boolean | undefined;
  children: ReactNode;
}

/** The entries, and below them the buttons about all of them. */
export function ListFrame({ whole, coming, count, isStale, children }: ListFrameProps) {
  return (
    <div
      {...{ [LIST]: "" }}
      tabIndex={-1}
      // Until it came, the place of an empty list was reserved: a few entries leave what is below where it is.
      {...markedStale(isStale, classes(styles.frame, coming === 0 && styles.asHighAsNothing))}
    >
      {children}
      {whole && count >= whole.from && (
        <div className={`gutter ${styles.whole}`}>
          <ActionButtons buttons={whole.buttons} look="column" />
        </div>
      )}
    </div>
  );
}
