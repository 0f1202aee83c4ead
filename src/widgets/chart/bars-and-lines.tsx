import type { ReactNode } from "react";
import { barsPath, linePath } from "./shapes.ts";
import { downTo, type Scale } from "./scale.ts";
import { colourOf, type Series } from "./series.ts";
import styles from "./chart.module.css";

interface DrawingProps {
  series: readonly Series[];
  scale: Scale;
  /** The place whose figures are read. */
  picked: number;
}

/** A bar for each figure: those of an entry stand together. */
export function Bars({ series, scale, picked }: DrawingProps) {
  const [only, ...others] = series;
  const isSigned = others.length === 0 && only?.cell.as === "money-signed";
  const place = { of: 1, index: 0 };
  return (
    <Drawing scale={scale} picked={{ place: picked, of: only?.values.length ?? 0 }}>
      {isSigned ? (
        <>
          <path className={styles.bar} data-tone="good" d={barsPath(only.values, scale, place, (value) => value > 0)} />
          <path className={styles.bar} data-tone="bad" d={barsPath(only.values, scale, place, (value) => value < 0)} />
        </>
      ) : (
        series.map(({ cell, values }, index) => (
          <path
            key={cell.id}
            className={styles.bar}
            data-series={colourOf(index)}
            d={barsPath(values, scale, { of: series.length, index })}
          />
        ))
      )}
    </Drawing>
  );
}

const DASHES: Readonly<Record<number, string>> = { 1: "6 5", 2: "1 5" };

/** A line for each series: they differ in colour and in their dashes. */
export function Lines({ series, scale, picked }: DrawingProps) {
  return (
    <Drawing scale={scale} picked={{ place: picked, of: series[0]?.values.length ?? 0 }}>
      {series.map(({ cell, values }, index) => (
        <path
          key={cell.id}
          className={styles.line}
          data-series={colourOf(index)}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={DASHES[colourOf(index)]}
          vectorEffect="non-scaling-stroke"
          d={linePath(values, scale)}
        />
      ))}
    </Drawing>
  );
}

interface Picked {
  place: number;
  /** How many places there are. */
  of: number;
}

/** As large as its box: strokes keep their width. What it shows is in the table. */
function Drawing({ scale, picked, children }: { scale: Scale; picked: Picked; children: ReactNode }) {
  const zero = downTo(0, scale);
  const width = 100 / picked.of;
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.picked} x={picked.place * width} y="0" width={width} height="100" />
      {children}
      <path className="muted" stroke="currentcolor" vectorEffect="non-scaling-stroke" d={`M0 ${zero}H100`} />
    </svg>
  );
}
