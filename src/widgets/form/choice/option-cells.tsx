import { CellText } from "#cells/cell-text.tsx";
import type { Row } from "#data/page/row.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import type { CellRole } from "#descriptor/vocabulary/cell-kinds.ts";
import styles from "./choice.module.css";

interface OptionCellsProps {
  /** What the ids of its parts begin with. */
  id: string;
  entry: Row;
  cells: readonly ResolvedCell[];
}

/** What is shown of an option, each cell by its role. Titles have no name; what else a cell is, is said. */
export function OptionCells({ id, entry, cells }: OptionCellsProps) {
  const of = (role: CellRole, named?: "written" | "said") =>
    cells
      .filter((cell) => cell.role === role)
      .map((cell) => <CellText key={cell.id} cell={cell} entry={entry} {...(named && { named })} />);
  const media = of("media");
  if (media.length === cells.length) return media;
  return (
    <>
      {media}
      <span className={`stack ${styles.words}`}>
        <span id={`${id}-title`} className={`strong ${styles.title}`}>
          {of("title")}
        </span>
        <span id={`${id}-words`} className={`stack quiet ${styles.rest}`}>
          {of("meta", "said")}
          {of("detail", "written")}
        </span>
      </span>
      <span id={`${id}-end`} className={`numbers gap-1 ${styles.end}`}>
        {of("badge", "said")}
        {of("value", "said")}
      </span>
    </>
  );
}
