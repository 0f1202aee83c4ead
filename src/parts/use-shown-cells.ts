import { useMemo } from "react";
import { factsOfRow } from "#facts/row-facts.ts";
import { useFacts } from "#facts/use-facts.ts";
import type { Facts } from "#conditions/facts.ts";
import { questionsIn } from "#conditions/depends.ts";
import { holds } from "#conditions/holds.ts";
import type { Row } from "#data/page/row.ts";
import type { Cell, ResolvedCell } from "#descriptor/vocabulary/cell.ts";

/** The cells of a widget that this visitor sees. The compiler has resolved them: see `ResolvedCell`. */
export function useShownCells(cells: Readonly<Record<string, Cell>>): readonly ResolvedCell[] {
  const facts = useFacts();
  return (Object.values(cells) as ResolvedCell[]).filter(({ when }) => holds(when, facts));
}

/** The cells of a list: those that some row can show, and of them those of a row. */
export interface CellsOfRows {
  cells: readonly ResolvedCell[];
  of(row: Row): readonly ResolvedCell[];
}

/** The same, where each row decides for itself what conditions compare. */
export function useCellsOfRows(all: Readonly<Record<string, Cell>>): CellsOfRows {
  const facts = useFacts();
  return useMemo(() => cellsOfRows(all, facts), [all, facts]);
}

function cellsOfRows(all: Readonly<Record<string, Cell>>, facts: Facts): CellsOfRows {
  const cells = (Object.values(all) as ResolvedCell[]).filter((cell) => asksRow(cell) || holds(cell.when, facts));
  if (!cells.some(asksRow)) return { cells, of: () => cells };
  return {
    cells,
    of: (row) => {
      const ofRow = factsOfRow(facts, row);
      return cells.filter(({ when }) => holds(when, ofRow));
    },
  };
}

function asksRow({ when }: ResolvedCell): boolean {
  return questionsIn(when).some((asked) => "compare" in asked && "row" in asked.compare.of);
}
