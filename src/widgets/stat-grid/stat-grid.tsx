import type { ReactNode } from "react";
import { Cell } from "#cells/cell.tsx";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { useStartUp } from "#facts/use-facts.ts";
import { ActionLink } from "#parts/action-link.tsx";
import { AnswerFailed } from "#parts/answer-failed.tsx";
import { SourceAudience } from "#parts/screen/source-audience.tsx";
import { useAnswer } from "#parts/screen/use-answer.ts";
import { useShownCells } from "#parts/use-shown-cells.ts";
import { useText } from "#text/use-text.ts";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { markedStale } from "#ui/list/stale.ts";
import { Icon } from "#ui/picture/icon.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./stat-grid.module.css";

type Values = Readonly<Record<string, unknown>>;

type Options = WidgetProps<"stat-grid">["options"];

/** Figures of one answer. Their names are there at once: only the values are waited for. */
export function StatGrid({ options }: WidgetProps<"stat-grid">) {
  return (
    <SourceAudience source={options.source}>
      <Figures options={options} />
    </SourceAudience>
  );
}

function Figures({ options }: { options: Options }) {
  const { figures, before = {}, columns, look } = options;
  const cells = useShownCells(figures);
  const { data, error, refetch, isStale } = useAnswer(options.source);
  const values = data as Values | undefined;
  if (error && !values) return <AnswerFailed error={error} failed="state.figuresFailed" retry={refetch} />;
  return (
    <dl
      {...markedStale(isStale, `gap-2 ${styles.grid}`)}
      data-columns={columns}
      aria-busy={values === undefined || isStale}
    >
      {cells.map((cell) => (
        <Figure
          key={cell.id}
          cell={cell}
          values={values}
          before={before[cell.field]}
          surface={look === "card" ? "card" : undefined}
        />
      ))}
    </dl>
  );
}

interface FigureProps {
  cell: ResolvedCell;
  values: Values | undefined;
  /** The field with the figure of the period before. */
  before: string | undefined;
  surface: "card" | undefined;
}

function Figure({ cell, values, before, surface }: FigureProps) {
  const text = useText();
  const currency = useStartUp().data?.location.currency;
  return (
    <div className={`stack ${styles.figure}`} data-surface={surface} data-emphasis={cell.emphasis}>
      <dt className="quiet breaks">
        {text(cell.label)}
        {cell.do && <Icon name="forward" size={16} className={styles.arrow} />}
      </dt>
      <dd className="strong tabular breaks">
        <Leading cell={cell}>
          {values ? (
            <Cell cell={cell} value={values[cell.field]} entry={values} currency={currency} />
          ) : (
            <Skeleton className={styles.coming} />
          )}
        </Leading>
      </dd>
      {before !== undefined && (
        <dd className={`tabular breaks ${styles.before}`}>
          {text("period.before")} {values && <Cell cell={cell} value={values[before]} currency={currency} />}
        </dd>
      )}
    </div>
  );
}

/** The value as a link, if the figure leads somewhere: as large as the figure, and named after it. */
function Leading({ cell: { do: action, label }, children }: Pick<FigureProps, "cell"> & { children: ReactNode }) {
  const text = useText();
  if (!action) return children;
  return (
    <ActionLink do={action} className={`full ${styles.leading}`}>
      <span className="visually-hidden">{text(label)} </span>
      {children}
    </ActionLink>
  );
}
