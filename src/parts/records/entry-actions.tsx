import { useLayoutEffect, useRef, type ReactNode } from "react";
import { ActionButtons } from "../action-buttons.tsx";
import type { Entry, RecordListOptions } from "./entries.ts";
import { LIST } from "./list-frame.tsx";
import styles from "./records.module.css";

interface EntryActionsProps extends Pick<RecordListOptions, "actions"> {
  entry: Entry;
  /** The id of the element that names the entry. */
  name: string;
}

/** The buttons of an entry, where the list has any. */
export function EntryActions({ actions, entry, name }: EntryActionsProps) {
  return (
    actions && (
      <KeepFocus>
        <ActionButtons buttons={actions} look="row" row={entry} rowName={name} />
      </KeepFocus>
    )
  );
}

/** A button that removes its entry is gone with it: the focus stays with the list. */
function KeepFocus({ children }: { children: ReactNode }) {
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
      {children}
    </div>
  );
}

/** Whether the buttons fit at the end of a row: words or an icon, without a frame. */
export function areSmall(actions: RecordListOptions["actions"]): boolean {
  return actions !== undefined && Object.values(actions).every(({ look }) => look === "text" || look === "icon");
}
