import { lazy, Suspense, useState } from "react";
import { textOf } from "#data/screen/filter-values.ts";
import type { FiltersOfScreen } from "#parts/screen/use-filters.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import styles from "./filter-bar.module.css";
import { FilterControl } from "./filter-control.tsx";

/** Only a tap asks for the sheet. */
const FilterSheet = lazy(() => import("./filter-sheet.tsx").then((module) => ({ default: module.FilterSheet })));

interface SheetButtonProps {
  /** The filters in the sheet, in order. */
  ids: readonly string[];
  of: FiltersOfScreen;
}

/** Opens the sheet with filters, and says how many of them differ from their initial value. */
export function SheetButton({ ids, of }: SheetButtonProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const number = ids.filter((id) => differs(id, of)).length;
  return (
    <div className={styles.opener}>
      <Button icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text("filter.title")}{" "}
        {number > 0 && (
          <span className={styles.number}>
            {number} <span className="visually-hidden">{text("filter.active")}</span>
          </span>
        )}
      </Button>
      <Suspense>
        {open && (
          <FilterSheet onReset={() => of.reset(ids)} onClose={() => setOpen(false)}>
            {ids.map((id) => (
              <FilterControl key={id} id={id} look="sheet" of={of} />
            ))}
          </FilterSheet>
        )}
      </Suspense>
    </div>
  );
}

/** Initial values have no text in the address. */
function differs(id: string, { filters, values, today }: FiltersOfScreen): boolean {
  const [filter, value] = [filters[id], values[id]];
  return filter !== undefined && value !== undefined && textOf(value, filter, today) !== undefined;
}
