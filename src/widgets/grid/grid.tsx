import type { WidgetProps } from "../widget.ts";
import styles from "./grid.module.css";

/** Widgets side by side. */
export function Grid({ options: { columns, look }, body }: WidgetProps<"grid">) {
  return (
    <div className={`gutter ${styles.grid}`} data-look={look} data-columns={columns}>
      {body}
    </div>
  );
}
