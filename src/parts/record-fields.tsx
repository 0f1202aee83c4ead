import { Cell } from "#cells/cell.tsx";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { useText } from "#text/use-text.ts";
import styles from "./record-fields.module.css";

export type Values = Readonly<Record<string, unknown>>;

interface RecordFieldsProps {
  cells: readonly ResolvedCell[];
  values: Values;
}

/** One thing by its fields: title and picture above, every other field with its name. */
export function RecordFields({ cells, values }: RecordFieldsProps) {
  const text = useText();
  return (
    <>
      <Head cells={cells.filter(isOfHead)} values={values} />
      <dl>
        {cells
          .filter((cell) => !isOfHead(cell))
          .map((cell) => (
            <div key={cell.id} className={`line ${styles.field}`} data-emphasis={cell.emphasis}>
              <dt>{text(cell.label)}</dt>
              <dd>
                <Cell cell={cell} value={values[cell.field]} entry={values} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function isOfHead({ role }: ResolvedCell): boolean {
  return role === "title" || role === "media";
}

function Head({ cells, values }: RecordFieldsProps) {
  if (cells.length === 0) return null;
  return (
    <div className={`line gap-3 ${styles.head}`} data-part="head">
      {cells.map((cell) => (
        <span key={cell.id} data-role={cell.role}>
          <Cell cell={cell} value={values[cell.field]} entry={values} />
        </span>
      ))}
    </div>
  );
}
