import { usePage } from "#data/page/site.ts";
import { PauseButton } from "#parts/pause-button.tsx";
import { formatNumber } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { RollingDigits } from "#ui/number/rolling-digits.tsx";
import { useMotion } from "#ui/motion/use-motion.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./jackpot-counter.module.css";
import { useJackpot } from "./use-jackpot.ts";

/**
 * A jackpot that grows by itself (account §9). Screen readers get the initial amount: a number at every tick would be
 * noise.
 */
export function JackpotCounter({ options }: WidgetProps<"jackpot-counter">) {
  const { decimals, look, title } = options;
  const text = useText();
  const locale = useLocale();
  const motion = useMotion();
  const { start, value } = useJackpot(usePage().seed, decimals, motion.moving);
  return (
    <div className={`stack ${styles.jackpot}`} data-look={look} data-long={decimals > 0 || undefined} {...motion.hold}>
      <h2 className={styles.title}>{text(title)}</h2>
      <p className="visually-hidden">{formatNumber(start, locale, decimals)}</p>
      <RollingDigits text={formatNumber(value, locale, decimals)} reels={look === "reels"} className={styles.digits} />
      <PauseButton motion={motion} className={styles.pause} />
    </div>
  );
}
