import type { LotteryGame } from "#gateway/entities.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { ballsOf, cardEnd } from "#data/games/draw-rules.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Balls } from "#ui/number/balls.tsx";
import { Countdown } from "#ui/number/countdown.tsx";
import { HeartButton } from "#ui/control/heart-button.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./lottery-lobby.module.css";

interface LotteryCardProps {
  game: LotteryGame;
  /** Milliseconds that the platform's clock is ahead. */
  ahead: number;
  /** Hides the last result. */
  brief: boolean;
  favourite: boolean;
  toggle(): void;
}

/**
 * A lottery game: a tap opens its betting page, which links back here; the heart makes it a favourite, listed first
 * (games §2, §4).
 */
export function LotteryCard({ game, ahead, brief, favourite, toggle }: LotteryCardProps) {
  const { places } = useSite();
  const text = useText();
  const { renderedAt, route } = usePage();
  const balls = ballsOf(game.previousWinningNumber);
  return (
    <div className={styles.card}>
      <RouteLink to={places.draw} query={{ code: game.gameCode, pageBack: route }} className={styles.link}>
        <Picture src={game.mobileIconUrl} alt="" name="" width={48} height={48} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.name}>{game.remark}</span>
          <span className={styles.number}>{game.numero}</span>
        </span>
        <span className={styles.time}>
          <span className={styles.closes}>{text(game.isSale ? "draw.closesIn" : "draw.closed")}</span>
          <Countdown until={cardEnd(game)} ahead={ahead} first={renderedAt} />
        </span>
        {!brief && (
          <span className={styles.result}>
            <span className={styles.last}>{balls.length > 0 ? text("draw.last") : text("draw.pending")}</span>
            <Balls groups={balls} small />
          </span>
        )}
      </RouteLink>
      <span className={styles.heart}>
        <HeartButton
          pressed={favourite}
          label={`${text("favourite.mark")}: ${game.remark}`}
          on="line"
          onPress={toggle}
        />
      </span>
    </div>
  );
}
