import type { Winner } from "#gateway/entities.ts";
import { useStartUp } from "#actions/use-facts.ts";
import { formatMoney } from "#text/format.ts";
import { useLocale, usePhrase } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { PlayNow } from "./play-now.tsx";
import styles from "./winner-board.module.css";

/** The three highest wins, side by side, the first in the middle and higher. */
export function Podium({ winners }: { winners: readonly Winner[] }) {
  const phrase = usePhrase();
  const locale = useLocale();
  const currency = useStartUp().data?.location.currency;
  return (
    <ol className={styles.podium}>
      {winners.map(({ vo }, index) => (
        <li key={`${vo.nodeId} ${vo.customerName}`} className={styles.place} data-rank={index + 1} data-surface="card">
          <span className={styles.medal}>{index === 0 ? <Icon name="trophy" size={18} /> : index + 1}</span>
          <Picture src={vo.iconUrl} alt="" name="" width={72} height={96} className={styles.prize} />
          <p className={styles.words}>
            <b className={styles.amount}>{formatMoney(vo.winAmount, locale, currency)}</b>
            <span className={styles.line}>
              <b>{vo.customerName}</b> {phrase("winner.justWonIn", { game: vo.gameName })}
            </span>
          </p>
          <PlayNow winner={vo} />
        </li>
      ))}
    </ol>
  );
}
