import { Cell } from "#cells/cell.tsx";
import { useLocale } from "#text/use-text.ts";
import { formatShare } from "#text/format-chart.ts";
import styles from "./chart.module.css";
import { colourOf, type Charted } from "./series.ts";
import { slicesOf } from "./shapes.ts";

/** Hundredths of the ring between two parts. */
const GAP = 0.8;

/** The parts of a whole, the largest named beside it. */
export function Ring({ entries, x, series }: Charted) {
  const locale = useLocale();
  const slices = slicesOf(series[0]?.values ?? []);
  return (
    <div className={`line wraps ${styles.ringBox}`}>
      <svg className={`firm ${styles.ring}`} viewBox="0 0 42 42" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="21" cy="21" r="16" />
        {slices.map(({ place, begins, share }, index) => (
          <circle
            key={place}
            className={styles.slice}
            strokeWidth="7"
            data-series={colourOf(index, slices.length)}
            cx="21"
            cy="21"
            r="16"
            pathLength="100"
            transform="rotate(-90 21 21)"
            strokeDasharray={`${Math.max(0.2, share - (slices.length > 1 ? GAP : 0))} 100`}
            strokeDashoffset={-begins}
          />
        ))}
      </svg>
      <ul className={`size-2 ${styles.parts}`} aria-hidden="true">
        {slices.map(({ place, share }, index) => (
          <li key={place} className={styles.part}>
            <span className={`firm ${styles.swatch}`} data-series={colourOf(index, slices.length)} />
            <span className="grow breaks">
              <Cell cell={x} value={entries[place]?.[x.field]} />
            </span>
            <span className="numbers muted">{formatShare(share / 100, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
