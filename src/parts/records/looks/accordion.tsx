import { useId } from "react";
import { CellText } from "#cells/cell-text.tsx";
import { Cell } from "#cells/cell.tsx";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { useShownSearch } from "../../use-shown-search.ts";
import { DisclosureItems } from "#ui/list/disclosure-items.tsx";
import { cellsIn, keyOf, type Entry, type LookProps } from "../entries.ts";
import { EntryActions } from "../entry-actions.tsx";
import { firstOpen } from "../first-open.ts";
import { Opened } from "./opened.tsx";

/** Titles that expand to their details. */
export function AccordionLook({ entries, cells, options }: LookProps) {
  const open = firstOpen(useShownSearch(), entries, options);
  const id = useId();
  return (
    <DisclosureItems
      items={entries.map((entry, place) => {
        const own = cells.of(entry);
        const note = cellsIn(own, "meta", "value");
        return {
          id: keyOf(entry, options.key),
          title: <span id={`${id}${place}`}>{shown(entry, cellsIn(own, "title"))}</span>,
          note: note.length > 0 && shown(entry, note),
          mark: shown(entry, cellsIn(own, "media", "badge")),
          openFirst: place === open,
          content: (
            <Opened entry={entry} opening={options.opening}>
              <Details entry={entry} cells={cellsIn(own, "detail")} />
              {options.actions && <EntryActions actions={options.actions} entry={entry} name={`${id}${place}`} />}
            </Opened>
          ),
        };
      })}
    />
  );
}

function shown(entry: Entry, cells: readonly ResolvedCell[]) {
  return cells.map((cell) => <Cell key={cell.id} cell={cell} value={entry[cell.field]} entry={entry} />);
}

/** A single text needs no name. */
function Details({ entry, cells }: { entry: Entry; cells: readonly ResolvedCell[] }) {
  if (cells.length === 1) return shown(entry, cells);
  return cells.map((cell) => <CellText key={cell.id} cell={cell} entry={entry} named="written" />);
}
