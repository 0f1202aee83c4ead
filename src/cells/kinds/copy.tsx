import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { copyText } from "#ui/toast/copy-text.ts";
import type { CellProps } from "../cell-props.ts";
import styles from "../cells.module.css";

export function CopyCell({ value }: CellProps<string>) {
  const text = useText();
  const copy = () => copyText(value, { copied: text("cell.copied"), failed: text("cell.copyFailed") });
  return (
    <span className={styles.withButton}>
      <span className={styles.code}>{value}</span>
      <Button look="quiet" onClick={() => void copy()}>
        {text("cell.copy")}
      </Button>
    </span>
  );
}
