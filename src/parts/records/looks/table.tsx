import { useId } from "react";
import { CellText } from "#cells/cell-text.tsx";
import { useText } from "#text/use-text.ts";
import { keyOf, openOf, type LookProps } from "../entries.ts";
import { markedEntry } from "../marked.ts";
import styles from "../records.module.css";
import { EntryActions } from "../entry-actions.tsx";
import { EntryLink } from "./entry-link.tsx";

/** Columns in a box that scrolls sideways by itself: the page never does. The first column stays in view. */
export function TableLook({ entries, cells: { cells, of }, options, onOpen, queryOf }: LookProps) {
  const text = useText();
  const id = useId();
  const [first] = cells;
  return (
    <div className={styles.scroll} data-surface="card">
      <table className={styles.table}>
        <thead>
          <tr>
            {cells.map((cell) => (
              <th key={cell.id} scope="col" data-role={cell.role}>
                {text(cell.label)}
              </th>
            ))}
            {options.actions && <td aria-hidden="true" />}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, place) => (
            <tr key={keyOf(entry, options.key)} {...markedEntry(entry, options)}>
              {cells.map((cell) => {
                // A row is never without its name.
                const shown = (cell === first || of(entry).includes(cell)) && <CellText cell={cell} entry={entry} />;
                return cell === first ? (
                  <th key={cell.id} scope="row" id={`${id}${place}`}>
                    <EntryLink
                      open={openOf(options, entry)}
                      onOpen={onOpen}
                      queryOf={queryOf}
                      entry={entry}
                      className={styles.first}
                    >
                      {shown}
                    </EntryLink>
                  </th>
                ) : (
                  <td key={cell.id} data-role={cell.role}>
                    {shown}
                  </td>
                );
              })}
              {options.actions && (
                <td>
                  <EntryActions actions={options.actions} entry={entry} name={`${id}${place}`} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
