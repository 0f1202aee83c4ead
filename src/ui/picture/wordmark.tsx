import { Icon } from "./icon.tsx";
import styles from "./wordmark.module.css";

interface WordmarkProps {
  name: string;
  /** A drawing beside the name: an icon of the page, or the address of a picture. */
  mark?: { icon: string } | { src: string } | undefined;
  fill: "ink" | "accent" | "gradient";
  size?: "small" | "regular" | "large";
}

const MARK_SIZE = { small: 20, regular: 26, large: 40 } as const;

/** A name as a logo. Where there is no room for both, the drawing stays and the name is hidden. */
export function Wordmark({ name, mark, fill, size = "regular" }: WordmarkProps) {
  return (
    <span className={styles.wordmark} data-fill={fill} data-size={size}>
      {mark && (
        <span className={`centre ${styles.mark}`} data-drawing={"icon" in mark ? "duotone" : undefined}>
          {"icon" in mark ? (
            <Icon name={mark.icon} size={MARK_SIZE[size]} />
          ) : (
            <img src={mark.src} alt="" width={MARK_SIZE[size]} height={MARK_SIZE[size]} />
          )}
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
