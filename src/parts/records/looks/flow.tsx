import { Cell } from "#cells/cell.tsx";
import { cellsIn, keyOf, type LookProps } from "../entries.ts";
import styles from "../records.module.css";

/** Titles and texts below each other, as on an editor's page. */
export function FlowLook({ entries, cells, options }: LookProps) {
  return (
    <div className={`stack ${styles.flow}`}>
      {entries.map((entry) => (
        <section key={keyOf(entry, options.key)} className="stack gap-2">
          <h2 className={`title ${styles.heading}`}>
            {cellsIn(cells.of(entry), "title").map((cell) => (
              <Cell key={cell.id} cell={cell} value={entry[cell.field]} entry={entry} />
            ))}
          </h2>
          {cells
            .of(entry)
            .filter(({ role }) => role !== "title")
            .map((cell) => (
              <Cell key={cell.id} cell={cell} value={entry[cell.field]} entry={entry} />
            ))}
        </section>
      ))}
    </div>
  );
}
