import { lazy, Suspense } from "react";
import { openOverlay } from "#actions/overlay.ts";
import { ActionLink } from "../action-link.tsx";
import { shownEntries, useBinder } from "../screen/use-source.ts";
import { useCellsOfRows } from "../use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { buttonClasses } from "#ui/control/button.tsx";
import { ListView, type ListViewProps } from "../list-view.tsx";
import { Skeleton, Skeletons } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import { cellsIn, latestFirst, type Entry, type LookProps, type RecordListOptions } from "./entries.ts";
import { AccordionLook } from "./looks/accordion.tsx";
import { FlowLook } from "./looks/flow.tsx";
import { RowsLook } from "./looks/rows.tsx";
import { TableLook } from "./looks/table.tsx";
import { ListFrame } from "./list-frame.tsx";
import { useOpening } from "./use-opening.ts";
import { useFollowedRow } from "./use-followed-row.ts";
import styles from "./records.module.css";

const looks = {
  rows: RowsLook,
  cards: RowsLook,
  ranking: RowsLook,
  table: TableLook,
  accordion: AccordionLook,
  flow: FlowLook,
} as const;

const ValuedPhrase = lazy(() => import("../later-phrase.ts").then((later) => later.valuedPhrase()));

const NOTHING = {};

interface RecordsProps {
  answer: ListViewProps<Entry>["answer"] & { isStale?: boolean };
  options: RecordListOptions;
  /** Whether more entries are listed than have been loaded. */
  hasMore?: boolean;
}

/** The list in one of its states, in the look of the brand. */
export function Records({ answer: answered, options, hasMore = false }: RecordsProps) {
  const cells = useCellsOfRows(options.fields);
  const { open } = options;
  const sheet = open && "sheet" in open ? open.sheet : undefined;
  const query = open && "to" in open ? open.query : undefined;
  const { inputFor } = useBinder(query ?? NOTHING);
  const answer = { ...answered, data: shownEntries(answered.data, options.isOpen ?? false) };
  useFollowedRow(answer.data, options.key, hasMore);
  const opens = useOpening(options.opening);
  const Look = looks[options.look];
  const { data } = answer;
  if (data?.length === 0) return <Nothing empty={options.empty} />;
  function show(row: Entry): void {
    openOverlay({ kind: "sheet", sheet: sheet as string, row });
    opens(row);
  }
  return (
    <ListView answer={answer} skeleton={<Coming options={options} cells={cells.cells} />}>
      {(entries) => (
        <ListFrame whole={options.whole} coming={options.coming} count={entries.length} isStale={answer.isStale}>
          <Look
            entries={latestFirst(entries, options.latestFirst)}
            cells={cells}
            options={options}
            queryOf={(entry) => inputFor(entry) ?? query}
            onOpen={sheet === undefined ? undefined : show}
          />
        </ListFrame>
      )}
    </ListView>
  );
}

function Nothing({ empty }: Pick<RecordListOptions, "empty">) {
  const text = useText();
  const said = empty?.text ?? "state.empty";
  return (
    <StateBox
      small
      kind="empty"
      title={
        typeof said === "string" ? (
          text(said)
        ) : (
          <Suspense>
            <ValuedPhrase of={said} isBrief>
              {(valued, isComing) => !isComing && valued}
            </ValuedPhrase>
          </Suspense>
        )
      }
      action={
        empty?.action && (
          <ActionLink do={empty.action.do} className={buttonClasses("quiet")}>
            {text(empty.action.label)}
          </ActionLink>
        )
      }
    />
  );
}

/** As high as the rows: a line more where something is below the title. */
function Coming({ options: { look, coming }, cells }: Pick<LookProps, "options"> & Pick<LookProps["cells"], "cells">) {
  if (look === "flow") return <Skeleton className={`gutter ${styles.comingFlow}`} />;
  if (coming === 0) return <Skeleton className={`gutter ${styles.comingNothing}`} />;
  const isHigh = look !== "accordion" || cellsIn(cells, "meta", "value").length > 0;
  return (
    <div className={styles.list} data-look={look} data-surface="card" data-coming="">
      <Skeletons count={coming} className={isHigh ? styles.coming : styles.comingLow} />
    </div>
  );
}
