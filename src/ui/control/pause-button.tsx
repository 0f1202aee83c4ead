import { classes } from "../classes.ts";
import { Icon } from "../picture/icon.tsx";
import styles from "./pause-button.module.css";

interface PauseButtonProps {
  paused: boolean;
  onToggle(): void;
  /** The labels of both states: "Pause", "Play". */
  labels: { pause: string; play: string };
  className?: string | undefined;
}

/**
 * Pauses and resumes what moves by itself. The icon is small, the tap target is 44 px. Needs the icons `pause` and
 * `play`.
 */
export function PauseButton({ paused, onToggle, labels, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.pause, className)}
      aria-label={paused ? labels.play : labels.pause}
      onClick={onToggle}
    >
      <span className={styles.mark}>
        <Icon name={paused ? "play" : "pause"} size={14} />
      </span>
    </button>
  );
}
