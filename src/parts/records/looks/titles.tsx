import { CellText } from "#cells/cell-text.tsx";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { cellsIn, type Entry } from "../entries.ts";
import styles from "../records.module.css";

interface TitlesProps {
  entry: Entry;
  cells: readonly ResolvedCell[];
  id: string;
}

/** What an entry is called. Several titles are on one line. */
export function Titles({ entry, cells, id }: TitlesProps) {
  const titles = cellsIn(cells, "title");
  if (titles.length === 0) return null;
  return (
    <span id={id} className={styles.titles}>
      {titles.flatMap((cell, place) => [place > 0 && " · ", <CellText key={cell.id} cell={cell} entry={entry} />])}
    </span>
  );
}
