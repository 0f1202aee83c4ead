import { classes } from "../classes.ts";
import styles from "./rolling-digits.module.css";

/**
 * A formatted number whose digits roll to their new position (account §9). It is silent: put the number in text beside
 * it. reels: every digit has a box of its own.
 */
export function RollingDigits({
  text,
  reels = false,
  className,
}: {
  text: string;
  reels?: boolean;
  className?: string | undefined;
}) {
  return (
    <span
      className={classes(styles.digits, className)}
      data-reels={reels || undefined}
      data-places={text.replaceAll(/\D/g, "").length}
      aria-hidden="true"
    >
      {placesOf(text).map(({ key, sign }) =>
        /\d/.test(sign) ? (
          <span key={key} className={styles.digit} data-digit={sign} />
        ) : (
          <span key={key} className={styles.sign}>
            {sign}
          </span>
        ),
      )}
    </span>
  );
}

/** Positions are counted from the right, so that a number that grows longer keeps its last digits in place. */
function placesOf(text: string): { key: number; sign: string }[] {
  return [...text].map((sign, index, all) => ({ sign, key: all.length - index }));
}
