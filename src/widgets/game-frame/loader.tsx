import { useText } from "#text/use-text.ts";
import styles from "./game-frame.module.css";

/** Shown while a game is loading. */
export function Loader() {
  const text = useText();
  return (
    <div className={`centre ${styles.loader}`} role="status">
      <span className={styles.dots} aria-hidden="true" />
      <span>{text("launch.loading")}</span>
    </div>
  );
}
