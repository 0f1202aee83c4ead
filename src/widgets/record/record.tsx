import { useContext } from "react";
import { RowContext } from "#data/page/row.ts";
import { SourceAudience } from "#parts/screen/source-audience.tsx";
import { useAnswer } from "#parts/screen/use-answer.ts";
import { RecordFields, type Values } from "#parts/record-fields.tsx";
import { useCellsOfRows } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { ListView } from "#ui/list/list-view.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { markedStale } from "#ui/list/stale.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./record.module.css";

type Options = WidgetProps<"record">["options"];

/** One thing in the fields that the brand names: what a call answers, or the row in scope. */
export function Record({ options }: WidgetProps<"record">) {
  const row = useContext(RowContext);
  const { source } = options;
  if (source)
    return (
      <SourceAudience source={source}>
        <Answered options={options} source={source} />
      </SourceAudience>
    );
  return row && <Fields options={options} values={row} />;
}

function Answered({ options, source }: { options: Options; source: NonNullable<Options["source"]> }) {
  const text = useText();
  const { data, isStale, ...state } = useAnswer(source);
  return (
    <ListView
      answer={{ data: data === undefined ? undefined : [data as Values], ...state }}
      skeleton={<Skeleton className={styles.coming} />}
      words={{ failed: text("state.failed"), retry: text("state.retry") }}
    >
      {([values = {}]) => <Fields options={options} values={values} isStale={isStale} />}
    </ListView>
  );
}

interface FieldsProps {
  options: Options;
  values: Values;
  /** Whether they are those of an earlier request. */
  isStale?: boolean;
}

function Fields({ options: { fields, look }, values, isStale }: FieldsProps) {
  const cells = useCellsOfRows(fields).of(values);
  return (
    <div {...markedStale(isStale, styles.record)} data-look={look} data-surface={look === "card" ? "card" : undefined}>
      <RecordFields cells={cells} values={values} />
    </div>
  );
}
