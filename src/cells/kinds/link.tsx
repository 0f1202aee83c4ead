import type { CellProps } from "../cell-props.ts";
import styles from "../cells.module.css";

/** Only https: what else a platform writes here is a text. */
export function LinkCell({ value }: Pick<CellProps<string>, "value">) {
  if (!value.startsWith("https://")) return value;
  return (
    <a className={styles.link} href={value} target="_blank" rel="noopener noreferrer">
      {value.slice("https://".length)}
    </a>
  );
}
