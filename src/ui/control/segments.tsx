import { classes } from "../classes.ts";
import styles from "./segments.module.css";

interface Segment<T extends string> {
  value: T;
  label: string;
  /** BCP 47 tag of the label, if it is in another language than the page. */
  lang?: string;
}

interface SegmentsProps<T extends string> {
  /** Names the choice for screen readers. */
  label: string;
  segments: readonly Segment<T>[];
  current: T;
  /** The segment that is chosen but not yet in effect. */
  coming?: T | undefined;
  onChoose(value: T): void;
}

/** A few choices side by side, one of which is in effect. */
export function Segments<T extends string>({ label, segments, current, coming, onChoose }: SegmentsProps<T>) {
  return (
    <div className={styles["segments"]} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          lang={segment.lang}
          className={classes(styles["segment"], coming === segment.value && styles["coming"])}
          aria-pressed={segment.value === current}
          onClick={() => onChoose(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
