import { Icon } from "#ui/picture/icon.tsx";
import type { CellProps } from "../cell-props.ts";
import styles from "../cells.module.css";

/** An ornament of its entry: the icon of the value, or that of every other one. */
export function IconCell({ value, cell: { icons, icon } }: CellProps<unknown>) {
  const name = icons?.[String(value)] ?? icon;
  return name && <Icon name={name} className={styles.icon} />;
}
