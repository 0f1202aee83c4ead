import { useLayoutEffect, useRef } from "react";
import { ActionButtons } from "../action-buttons.tsx";
import type { Entry, RecordListOptions } from "./entries.ts";
import { LIST } from "./list-frame.tsx";
import styles from "./records.module.css";

interface EntryActionsProps {
  actions: NonNullable<RecordListOptions["actions"]>;
  entry: Entry;
  /** The id of the element that names the entry. */
  name: string;
}

/** The buttons of an entry. One that removes its entry is gone with it: the focus stays with the list. */
export function EntryActions({ actions, entry, name }: EntryActionsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = box.current;
    return () => {
      if (buttons?.contains(document.activeElement))
        buttons.closest<HTMLElement>(`[${LIST}]`)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} className={styles.actions}>
      <ActionButtons buttons={actions} look="row" row={entry} rowName={name} />
    </div>
  );
}

/** Whether the buttons fit at the end of a row: words or an icon, without a frame. */
export function areSmall(actions: RecordListOptions["actions"]): boolean {
  return actions !== undefined && Object.values(actions).every(({ look }) => look === "text" || look === "icon");
}
