import styles from "./draw-spotlight.module.css";

/** Balls of a game that never had a result. */
const USUAL = 5;

/** Balls that are being mixed, as many as are drawn. */
export function Drum({ balls }: { balls: number }) {
  return (
    <span className={`line ${styles.drum}`} aria-hidden="true">
      {Array.from({ length: balls || USUAL }, (_, index) => (
        <span key={index} className={styles.mixed} />
      ))}
    </span>
  );
}
