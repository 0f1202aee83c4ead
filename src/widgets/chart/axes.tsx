import type { ReactNode } from "react";
import { Cell } from "#cells/cell.tsx";
import { isMoment } from "#text/fits.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { useSite } from "#data/page/site.ts";
import { formatShort, formatShortDay } from "#text/format-chart.ts";
import { zoneOf } from "#text/format-records.ts";
import { useLocale } from "#text/use-text.ts";
import styles from "./chart.module.css";
import { downTo, namedValues, type Scale } from "./scale.ts";
import type { Entry } from "./series.ts";

const TENTHS = 10;

interface AxesProps {
  entries: readonly Entry[];
  x: ResolvedCell;
  scale: Scale;
  children: ReactNode;
}

/** What is beside a drawing and below it, as texts that grow with the visitor's size of letters. */
export function Axes({ entries, x, scale, children }: AxesProps) {
  const locale = useLocale();
  // A value is written at the nearest tenth.
  const named = new Map(namedValues(scale).map((value) => [Math.round(downTo(value, scale) / TENTHS), value]));
  return (
    <div className={`quiet numbers ${styles.axes}`}>
      <ul className={`stack between ${styles.values}`} aria-hidden="true">
        {Array.from({ length: TENTHS + 1 }, (_, place) => (
          <li key={place}>{named.has(place) && formatShort(named.get(place) ?? 0, locale)}</li>
        ))}
      </ul>
      <div className={styles.plot}>{children}</div>
      <ul className={`gap-2 between ${styles.names}`} aria-hidden="true">
        {endsOf(entries).map((entry) => (
          <li key={String(entry[x.field])}>
            <Name x={x} value={entry[x.field]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function endsOf(entries: readonly Entry[]): readonly Entry[] {
  const first = entries.slice(0, 1);
  return entries.length > 1 ? [...first, ...entries.slice(-1)] : first;
}

/** Days stand without their year, where there is little room. */
function Name({ x, value }: { x: ResolvedCell; value: unknown }) {
  const locale = useLocale();
  const { timeZone } = useSite().features;
  if (x.as !== "date" || !isMoment(value)) return <Cell cell={x} value={value} />;
  return <time dateTime={value}>{formatShortDay(value, locale, zoneOf(value, timeZone))}</time>;
}
