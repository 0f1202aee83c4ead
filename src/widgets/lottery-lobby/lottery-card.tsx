import type { LotteryGame } from "#gateway/entities.ts";
import { CardClock } from "#parts/card-clock.tsx";
import { RouteLink } from "#parts/route-link.tsx";
import { ballsOf } from "#data/games/draw-rules.ts";
import { useFreshResult } from "#data/games/use-fresh-result.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Balls } from "#ui/number/balls.tsx";
import { HeartButton } from "#ui/control/heart-button.tsx";
import { Moment } from "#ui/moment/moment.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./lottery-lobby.module.css";

/** Sizes of a game's picture, in CSS pixels. */
const PICTURE = 48;
const LARGE_PICTURE = 80;

interface LotteryCardProps {
  game: LotteryGame;
  look: WidgetProps<"lottery-lobby">["options"]["look"];
  favourite: boolean;
  toggle(): void;
}

/**
 * A lottery game: a tap opens its betting page, which links back here; the heart makes it a favourite, listed first
 * (games §2, §4). A result that arrives meanwhile has its moment.
 */
export function LotteryCard({ game, look, favourite, toggle }: LotteryCardProps) {
  const { places } = useSite();
  const text = useText();
  const { route } = usePage();
  const size = look === "grid" || look === "large" ? LARGE_PICTURE : PICTURE;
  const balls = ballsOf(game.previousWinningNumber);
  // A line has no room for the words above its numbers.
  const isPlain = balls.length > 0 && (look === "table" || look === "rows");
  const fresh = useFreshResult(game.previousWinningNumber);
  return (
    <div className={styles.card}>
      {fresh && <Moment />}
      <RouteLink to={places.draw} query={{ code: game.gameCode, pageBack: route }} className={styles.link}>
        <Picture src={game.mobileIconUrl} alt="" name="" width={size} height={size} className={styles.icon} />
        <span className={`breaks ${styles.name}`}>{game.remark}</span>
        <span className={`quiet tabular ${styles.number}`}>{game.numero}</span>
        <span className={`tabular ${styles.time}`}>
          <CardClock game={game} className={look === "table" ? "visually-hidden" : `quiet tabular ${styles.closes}`} />
        </span>
        {look !== "grid" && (
          <span className={`line ${styles.result}`}>
            <span className={isPlain ? "visually-hidden" : "quiet tabular"}>
              {balls.length > 0 ? text("draw.last") : text("draw.pending")}
            </span>
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
