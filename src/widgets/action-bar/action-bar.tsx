import { ActionButtons } from "#parts/action-buttons.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./action-bar.module.css";

/** Buttons that do something; in a sheet they are about its row. */
export function ActionBar({ options: { buttons, look } }: WidgetProps<"action-bar">) {
  return (
    <div className={styles.bar}>
      <ActionButtons buttons={buttons} look={look} />
    </div>
  );
}
