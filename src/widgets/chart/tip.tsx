import { Cell } from "#cells/cell.tsx";
import { useText } from "#text/use-text.ts";
import styles from "./chart.module.css";
import type { Charted } from "./series.ts";

/** The figures of the picked place, to the cent: read aloud when another is picked. */
export function Tip({ entries, x, series, picked }: Charted & { picked: number }) {
  const text = useText();
  const entry = entries[picked];
  return (
    <p className={`wraps ${styles.tip}`} role="status">
      {entry && (
        <>
          <b>
            <Cell cell={x} value={entry[x.field]} />
          </b>
          {series.map(({ cell }) => (
            <span key={cell.id}>
              <span className="muted">{text(cell.label)} </span>
              <Cell cell={cell} value={entry[cell.field]} />
            </span>
          ))}
        </>
      )}
    </p>
  );
}
