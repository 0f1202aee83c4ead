import { Cell } from "#cells/cell.tsx";
import type { Row } from "#data/page/row.ts";
import type { SettledCell } from "#descriptor/vocabulary/cell.ts";
import type { CellRole } from "#descriptor/vocabulary/cell-kinds.ts";
import { useText } from "#text/use-text.ts";
import styles from "./choice.module.css";

interface OptionCellsProps {
  /** What the ids of its parts begin with. */
  id: string;
  entry: Row;
  cells: readonly SettledCell[];
}

/** What is shown of an option, each cell by its role. Titles have no name; what else a cell is, is said. */
export function OptionCells({ id, entry, cells }: OptionCellsProps) {
  const text = useText();
  const of = (...roles: readonly CellRole[]) =>
    cells
      .filter(({ role }) => roles.includes(role))
      .map((cell) => (
        <span key={cell.id} className={styles.cell} data-role={cell.role} data-emphasis={cell.emphasis}>
          {cell.role !== "title" && cell.role !== "media" && (
            <span className={cell.role === "detail" ? styles.named : "visually-hidden"}>{text(cell.label)} </span>
          )}
          <Cell cell={cell} value={entry[cell.field]} />
        </span>
      ));
  return (
    <>
      {of("media")}
      <span className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {of("title")}
        </span>
        <span id={`${id}-words`} className={styles.rest}>
          {of("meta", "detail")}
        </span>
      </span>
      <span id={`${id}-end`} className={styles.end}>
        {of("badge", "value")}
      </span>
    </>
  );
}
