import type { LotteryGame } from "#gateway/entities.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { ballsOf, nextDraw, ofGroup, spotlightEnd } from "#data/games/draw-rules.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useDraws } from "#data/games/use-draws.ts";
import { useText } from "#text/use-text.ts";
import { Balls } from "#ui/number/balls.tsx";
import { Countdown } from "#ui/number/countdown.tsx";
import { ListView } from "#ui/list/list-view.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./draw-spotlight.module.css";

/** The next draw with its countdown and the last result (games §2, Lottery countdown widget). */
export function DrawSpotlight({ options }: WidgetProps<"draw-spotlight">) {
  const text = useText();
  const { answer, ahead } = useDraws(options.source);
  const next = answer.data && nextDraw(ofGroup(answer.data, options.group));
  const skeleton = (
    <div className={styles.place}>
      <Skeleton className={styles.coming} />
    </div>
  );
  return (
    <ListView
      answer={{ ...answer, data: answer.data && (next ? [next] : []) }}
      skeleton={skeleton}
      words={{ failed: text("state.failed"), retry: text("state.retry"), none: text("draw.none") }}
    >
      {(draws) => draws.map((draw) => <Spotlight key={draw.gameId} draw={draw} ahead={ahead} />)}
    </ListView>
  );
}

function Spotlight({ draw, ahead }: { draw: LotteryGame; ahead: number }) {
  const { places } = useSite();
  const text = useText();
  const { renderedAt } = usePage();
  const balls = ballsOf(draw.previousWinningNumber);
  return (
    <div role="group" className={styles.place} aria-label={text("draw.next")}>
      <div className={styles.spotlight}>
        <div className={styles.game}>
          <Picture src={draw.mobileIconUrl} alt="" name="" width={64} height={64} eager className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.next}>{text("draw.next")}</p>
            <h2 className={styles.name}>{draw.remark}</h2>
            <p className={styles.number}>{draw.numero}</p>
          </div>
        </div>
        <p className={styles.closes}>{text("draw.closesIn")}</p>
        <div className={styles.countdown}>
          <Countdown look="blocks" until={spotlightEnd(draw)} ahead={ahead} first={renderedAt} />
        </div>
        <div className={styles.result}>
          <span className={styles.last}>{balls.length > 0 ? text("draw.last") : text("draw.pending")}</span>
          <Balls groups={balls} />
        </div>
        <RouteLink to={places.draw} query={{ code: draw.gameCode }} className={styles.bet}>
          {text("draw.bet")}
        </RouteLink>
      </div>
    </div>
  );
}
