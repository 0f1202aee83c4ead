import { memo, useId } from "react";
import { CellText } from "#cells/cell-text.tsx";
import { useSite } from "#data/page/site.ts";
import { isMoment } from "#text/fits.ts";
import { formatMerchantDay } from "#text/format-records.ts";
import { useLocale } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { byDay } from "../by-day.ts";
import { cellsIn, keyOf, openOf, type Entry, type LookProps } from "../entries.ts";
import { markedEntry } from "../marked.ts";
import styles from "../records.module.css";
import { areSmall, EntryActions } from "../entry-actions.tsx";
import { EntryLink } from "./entry-link.tsx";
import { Titles } from "./titles.tsx";

/** Lines, cards or numbered lines, by day where the brand wants it. */
export function RowsLook({ entries, ...list }: LookProps) {
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const { byDay: field, look, key } = list.options;
  const dayOf = field === undefined ? undefined : (entry: Entry) => nameOfDay(entry[field]);
  const List = look === "ranking" ? "ol" : "ul";
  function nameOfDay(value: unknown): string | null {
    return isMoment(value) ? formatMerchantDay(value, locale, timeZone) : null;
  }
  return byDay(entries, dayOf).map(({ name, entries: ofDay }) => (
    <section key={name ?? ""} className={styles.day}>
      {name !== null && <h2 className={`gutter muted strong ${styles.dayName}`}>{name}</h2>}
      <List className={styles.list} data-look={look} data-surface={look === "cards" ? undefined : "card"}>
        {ofDay.map((entry, place) => (
          <Row key={keyOf(entry, key)} entry={entry} place={place} {...list} />
        ))}
      </List>
    </section>
  ));
}

interface RowProps extends Omit<LookProps, "entries"> {
  entry: Entry;
  place: number;
}

function Row({ entry, place, cells, options, onOpen, queryOf }: RowProps) {
  const { look, actions } = options;
  const open = openOf(options, entry);
  const name = useId();
  return (
    <li
      {...markedEntry(entry, options)}
      className={styles.item}
      data-surface={look === "cards" ? "card" : undefined}
      data-end={areSmall(actions) || undefined}
    >
      <EntryLink open={open} onOpen={onOpen} queryOf={queryOf} entry={entry} className={`line gap-3 ${styles.row}`}>
        {look === "ranking" && <span className={`firm muted ${styles.place}`}>{place + 1}</span>}
        <RowCells entry={entry} cells={cells} name={name} isCard={look === "cards"} />
        {open && <Icon name="forward" size={20} className="muted" />}
      </EntryLink>
      {actions && <EntryActions actions={actions} entry={entry} name={name} />}
    </li>
  );
}

interface RowCellsProps extends Pick<RowProps, "entry" | "cells"> {
  name: string;
  /** A card has room for the name of its only figure, too. */
  isCard: boolean;
}

/** What a row shows is drawn once: each page that comes draws the list again, and it may have thousands of rows. */
const RowCells = memo(function RowCells({ entry, cells, name, isCard }: RowCellsProps) {
  const ofRow = cells.of(entry);
  const of = (...roles: Parameters<typeof cellsIn>[1][]) => cellsIn(ofRow, ...roles);
  const values = of("value");
  const show = (named?: "written" | "said") => (cell: (typeof ofRow)[number]) => (
    <CellText key={cell.id} cell={cell} entry={entry} {...(named && { named })} />
  );
  return (
    <span className={`line grow ${styles.main}`}>
      {of("media").map(show())}
      <span className={`stack grow ${styles.words}`}>
        {[
          <Titles key="" entry={entry} cells={ofRow} id={name} />,
          ...of("meta").map(show("said")),
          ...of("detail").map(show("written")),
        ]}
      </span>
      <span className={styles.end}>
        {[...of("badge").map(show("said")), ...values.map(show(isCard || values.length > 1 ? "written" : "said"))]}
      </span>
    </span>
  );
});
