import { Picture } from "#ui/picture/picture.tsx";
import type { CellProps } from "../cell-props.ts";
import styles from "../cells.module.css";

/** An ornament of its entry: the title beside it says what it is. */
export function ImageCell({ value }: CellProps<string>) {
  return <Picture src={value} alt="" width={56} height={56} className={styles.image} />;
}
