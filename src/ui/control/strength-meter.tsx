import styles from "./strength-meter.module.css";

interface StrengthMeterProps {
  /** What is measured; read by screen readers. */
  label: string;
  /** 1 is the weakest; 0 is unknown. */
  level: number;
  /** How many levels there are. */
  levels: number;
  /** The level in words; empty while it is unknown. */
  word: string;
  /** How to improve it. */
  hint?: string | undefined;
}

/** Bars that fill up, the level in words, and one hint. Changes are announced politely; it never blocks. */
export function StrengthMeter({ label, level, levels, word, hint }: StrengthMeterProps) {
  return (
    <div
      className={`stack ${styles.meter}`}
      data-level={level}
      data-share={level === 0 ? undefined : level === 1 ? "low" : level === levels ? "high" : "middle"}
    >
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: levels }, (_, index) => (
          <span key={index} className={styles.bar} data-filled={index < level || undefined} />
        ))}
      </span>
      <p className={`quiet ${styles.words}`} role="status">
        {word && (
          <>
            <span className="visually-hidden">{label}</span> <span className={styles.word}>{word}</span>
          </>
        )}
        {hint && (
          <>
            {" "}
            <span>{hint}</span>
          </>
        )}
      </p>
    </div>
  );
}
