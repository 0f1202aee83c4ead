import { useState } from "react";
import { masked } from "#text/hidden.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { CellProps } from "../cell-props.ts";
import styles from "../cells.module.css";

export function MaskedCell({ value }: CellProps<string>) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.withButton}>
      <span className={styles.code}>{shown ? value : masked(value)}</span>
      <button
        type="button"
        className="square muted"
        aria-label={text(shown ? "cell.hide" : "cell.show")}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? "eye-off" : "eye"} size={20} />
      </button>
    </span>
  );
}
