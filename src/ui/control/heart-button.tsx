import styles from "./heart-button.module.css";
import { Icon } from "../picture/icon.tsx";

interface HeartButtonProps {
  pressed: boolean;
  label: string;
  /** picture: white on a dark disc, readable on any picture. line: in the colours of the text beside it. */
  on: "picture" | "line";
  onPress(): void;
}

/** Shows whether something is a favourite; a tap toggles it. */
export function HeartButton({ pressed, label, on, onPress }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={`square ${styles.heart}`}
      data-on={on}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name="heart" size={18} />
    </button>
  );
}
