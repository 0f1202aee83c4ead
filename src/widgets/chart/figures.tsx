import { Cell } from "#cells/cell.tsx";
import { useText } from "#text/use-text.ts";
import styles from "./chart.module.css";
import type { Charted } from "./series.ts";

/** The figures of a chart as a table: everything that the drawing shows, to the cent. */
export function Figures({ entries, x, series, shown }: Charted & { shown: boolean }) {
  const text = useText();
  return (
    <div className={shown ? styles.figures : "visually-hidden"}>
      <table className={`numbers size-2 full ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{text(x.label)}</th>
            {series.map(({ cell }) => (
              <th key={cell.id} scope="col">
                {text(cell.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={String(entry[x.field])}>
              <th scope="row">
                <Cell cell={x} value={entry[x.field]} />
              </th>
              {series.map(({ cell }) => (
                <td key={cell.id}>
                  <Cell cell={cell} value={entry[cell.field]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
