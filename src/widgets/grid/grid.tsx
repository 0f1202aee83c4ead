import type { WidgetProps } from "../widget.ts";
import styles from "./grid.module.css";

/** Widgets side by side. */
export function Grid({ options: { columns }, body }: WidgetProps<"grid">) {
  return (
    <div className={styles.grid} data-columns={columns}>
      {body}
    </div>
  );
}
