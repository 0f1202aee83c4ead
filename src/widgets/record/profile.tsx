import { CellText } from "#cells/cell-text.tsx";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import type { CellRole } from "#descriptor/vocabulary/cell-kinds.ts";
import type { Values } from "#parts/record-fields.tsx";
import styles from "./profile.module.css";

interface ProfileProps {
  cells: readonly ResolvedCell[];
  values: Values;
}

const said = { named: "said" } as const;

/** Somebody at a glance: picture, name, badges, and the rest in quiet lines. Only elements that may be in a button. */
export function Profile({ cells, values }: ProfileProps) {
  const cellsOf = (roles: readonly CellRole[], named?: { named: "said" }) =>
    cells
      .filter(({ role }) => roles.includes(role))
      .map((cell) => <CellText key={cell.id} cell={cell} entry={values} {...named} />);
  return (
    <span className={`line grow gap-4 ${styles.profile}`}>
      {cellsOf(["media"])}
      <span className={`stack grow ${styles.words}`}>
        <span className={`line wraps ${styles.titles}`}>
          {cellsOf(["title"])}
          <span className={`accent line gap-1 ${styles.badges}`}>{cellsOf(["badge"], said)}</span>
        </span>
        {cellsOf(["meta", "value", "detail"], said)}
      </span>
    </span>
  );
}
