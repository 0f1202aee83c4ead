import type { Winner } from "#gateway/entities.ts";
import { useStartUp } from "#facts/use-facts.ts";
import { formatMoney } from "#text/format.ts";
import { useLocale, usePhrase } from "#text/use-text.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { PlayNow } from "./play-now.tsx";
import styles from "./winner-board.module.css";

/** One winner: game icon, customer name, "just won in" with the game, amount, and a link to the same game. */
export function WinnerRow({ winner: { vo } }: { winner: Winner }) {
  const phrase = usePhrase();
  const locale = useLocale();
  const currency = useStartUp().data?.location.currency;
  return (
    <div className={`line ${styles.row}`}>
      <Picture src={vo.iconUrl} alt="" name="" width={48} height={64} className={`firm ${styles.icon}`} />
      <p className={`grow ${styles.words}`}>
        <b className={`tabular ${styles.amount}`}>{formatMoney(vo.winAmount, locale, currency)}</b>
        <span className={`quiet two-lines ${styles.line}`}>
          <b>{vo.customerName}</b> {phrase("winner.justWonIn", { game: vo.gameName })}
        </span>
      </p>
      <PlayNow winner={vo} />
    </div>
  );
}
