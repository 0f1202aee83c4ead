import type { Winner } from "#gateway/entities.ts";
import { useStartUp } from "#facts/use-facts.ts";
import { formatMoney } from "#text/format.ts";
import { useLocale, usePhrase } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { PlayNow } from "./play-now.tsx";
import styles from "./winner-board.module.css";

const RANKS = [1, 2, 3] as const;

/** The three highest wins, side by side, the first in the middle and higher. */
export function Podium({ winners }: { winners: readonly Winner[] }) {
  return (
    <ol className={styles.podium}>
      {RANKS.map((rank) => {
        const winner = winners[rank - 1];
        return winner && <Place key={rank} rank={rank} winner={winner} />;
      })}
    </ol>
  );
}

/** A place of the podium: a higher win changes what it shows, and moves nothing. */
function Place({ rank, winner: { vo } }: { rank: (typeof RANKS)[number]; winner: Winner }) {
  const phrase = usePhrase();
  const locale = useLocale();
  const currency = useStartUp().data?.location.currency;
  return (
    <li className={`stack ${styles.place}`} data-rank={rank} data-surface="card">
      <span className={`centre ${styles.medal}`}>{rank === 1 ? <Icon name="trophy" size={18} /> : rank}</span>
      <Picture src={vo.iconUrl} alt="" name="" width={72} height={96} className={styles.icon} />
      <p className={`grow ${styles.words}`}>
        <b className={`tabular ${styles.amount}`}>{formatMoney(vo.winAmount, locale, currency)}</b>
        <span className={`quiet two-lines ${styles.line}`}>
          <b>{vo.customerName}</b> {phrase("winner.justWonIn", { game: vo.gameName })}
        </span>
      </p>
      <PlayNow winner={vo} />
    </li>
  );
}
