import { useContext } from "react";
import { holds } from "#conditions/holds.ts";
import { RowContext } from "#data/page/row.ts";
import { factsOfRow } from "#facts/row-facts.ts";
import { useFacts } from "#facts/use-facts.ts";
import { ActionLink } from "#parts/action-link.tsx";
import { ListView } from "#parts/list-view.tsx";
import { SourceAudience } from "#parts/screen/source-audience.tsx";
import { useAnswer } from "#parts/screen/use-answer.ts";
import { RecordFields, type Values } from "#parts/record-fields.tsx";
import { useCellsOfRows } from "#parts/use-shown-cells.ts";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { markedStale } from "#ui/list/stale.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import { Profile } from "./profile.tsx";
import styles from "./record.module.css";

type Options = WidgetProps<"record">["options"];

/** Where it is shown and where it is awaited, so that nothing moves. */
const framed = (look: Options["look"]) => ({
  "data-look": look,
  "data-surface": look === "card" || look === "profile" ? "card" : undefined,
});

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
  const { data, isStale, ...state } = useAnswer(source);
  return (
    <ListView
      answer={{ data: data === undefined ? undefined : [data as Values], ...state }}
      skeleton={options.coming && <Coming options={options} />}
    >
      {([values = {}]) => <Fields options={options} values={values} isStale={isStale} />}
    </ListView>
  );
}

/** The place of what has not come: a line for each field that is always shown. */
function Coming({ options }: { options: Options }) {
  const { fields, look } = options;
  // Its lines have the heights of their texts.
  if (look !== "list" && look !== "card") return <Fields options={options} values={{}} isStale />;
  return (
    <div className={`gutter ${styles.record}`} {...framed(look)}>
      {Object.entries(fields).map(([id, { when }]) => !when && <Skeleton key={id} className={styles.line} />)}
    </div>
  );
}

interface FieldsProps {
  options: Options;
  values: Values;
  /** Whether they are those of an earlier request. */
  isStale?: boolean;
}

function Fields({ options: { fields, look, opens }, values, isStale }: FieldsProps) {
  const cells = useCellsOfRows(fields).of(values);
  const facts = factsOfRow(useFacts(), values);
  if (cells.length === 0) return null;
  const opened = opens?.find(({ when }) => holds(when, facts));
  const Shown = look === "profile" || look === "portrait" ? Profile : RecordFields;
  const shown = <Shown cells={cells} values={values} />;
  return (
    <div {...markedStale(isStale, `gutter ${styles.record}`)} {...framed(look)}>
      {opened ? (
        <ActionLink do={opened.do} row={values} className={`line grow gap-2 touch ${styles.link}`}>
          {shown}
          {look !== "portrait" && <Icon name="forward" size={18} className={`firm muted ${styles.arrow}`} />}
        </ActionLink>
      ) : (
        shown
      )}
    </div>
  );
}
