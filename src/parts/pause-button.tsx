import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import type { Motion } from "#ui/motion/use-motion.ts";
import { Icon } from "#ui/picture/icon.tsx";
import styles from "./pause-button.module.css";

interface PauseButtonProps {
  motion: Pick<Motion, "still" | "paused" | "toggle">;
  className?: string | undefined;
}

/**
 * Pauses and resumes what moves by itself, unless nothing may. The icon is small, the tap target is 44 px. Needs the
 * icons `pause` and `play`, and the texts `motion.*`.
 */
export function PauseButton({ motion: { still, paused, toggle }, className }: PauseButtonProps) {
  const text = useText();
  return still ? null : (
    <button
      type="button"
      className={classes("square", className)}
      aria-label={text(paused ? "motion.play" : "motion.pause")}
      onClick={toggle}
    >
      <span className={`centre ${styles.mark}`}>
        <Icon name={paused ? "play" : "pause"} size={14} />
      </span>
    </button>
  );
}
