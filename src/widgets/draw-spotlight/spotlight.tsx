import type { ReactNode } from "react";
import type { LotteryGame } from "#gateway/entities.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { type DrawPhase, phaseOf } from "#data/games/draw-moment.ts";
import { ballsOf, spotlightEnd } from "#data/games/draw-rules.ts";
import { useClockAhead } from "#data/client/transport/use-clock-ahead.ts";
import { usePage, useSite } from "#data/page/site.ts";
import type { Spotlit } from "#data/games/use-spotlit.ts";
import { usePlatformTime } from "#facts/use-platform-time.ts";
import { useText } from "#text/use-text.ts";
import { Balls } from "#ui/number/balls.tsx";
import { Countdown, type CountdownProps } from "#ui/number/countdown.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Moment as ResultMoment } from "#ui/moment/moment.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./draw-spotlight.module.css";
import { Drum } from "./drum.tsx";

interface SpotlightProps extends Spotlit {
  look: WidgetProps<"draw-spotlight">["options"]["look"];
}

/** One game: its draw until bets close, the drum while it is drawn, then the result. */
export function Spotlight({ game, resultOf, look }: SpotlightProps) {
  const text = useText();
  const { renderedAt } = usePage();
  const phase = usePlatformTime((now) => phaseOf(game, now));
  const countdown: CountdownProps = { until: spotlightEnd(game), ahead: useClockAhead(), first: renderedAt };
  const moment = resultOf === undefined ? phase : "result";
  return (
    <div role="group" className={`inside ${styles.place}`} data-look={look} aria-label={text("draw.next")}>
      <div className={`stack ${styles.spotlight}`} data-phase={moment}>
        {moment === "result" && <ResultMoment />}
        <div className={`line ${styles.game}`}>
          <Picture src={game.mobileIconUrl} alt="" name="" width={64} height={64} className={`firm ${styles.icon}`} />
          <div className={`stack ${styles.words}`}>
            <p className={styles.next}>{text(moment === "result" ? "draw.result" : "draw.next")}</p>
            <h2 className={`breaks ${styles.name}`}>{game.remark}</h2>
            <p className={`tabular ${styles.number}`}>{resultOf ?? game.numero}</p>
          </div>
        </div>
        <Moment moment={moment} game={game} countdown={countdown} />
        <BetLink game={game} open={phase === "open"} />
      </div>
    </div>
  );
}

interface MomentProps {
  moment: DrawPhase | "result";
  game: LotteryGame;
  countdown: CountdownProps;
}

/** What the moment is about, large, and below it what else matters. */
function Moment({ moment, game, countdown }: MomentProps) {
  const text = useText();
  const balls = ballsOf(game.previousWinningNumber);
  const small = <Countdown {...countdown} />;
  const last = (
    <>
      <span className={`strong ${styles.last}`}>{text(balls.length > 0 ? "draw.last" : "draw.pending")}</span>
      <Balls groups={balls} />
    </>
  );
  const views: Record<MomentProps["moment"], readonly [line: ReactNode, large: ReactNode, below: ReactNode]> = {
    open: [text("draw.closesIn"), <Countdown key="large" look="blocks" {...countdown} />, last],
    closed: [text("draw.closed"), <Countdown key="large" look="blocks" {...countdown} />, last],
    drawing: [
      <>
        {text("draw.drawing")} <span className="visually-hidden">{small}</span>
      </>,
      <Drum key="large" balls={balls.flat().length} />,
      last,
    ],
    result: [
      balls.length > 0 ? text("draw.drawn") : text("draw.pending"),
      <Balls key="large" groups={balls} />,
      <>
        <span className={`strong ${styles.last}`}>{text("draw.nextCloses")}</span>
        {small}
      </>,
    ],
  };
  const [line, large, below] = views[moment];
  return (
    <>
      <div aria-live={moment === "open" ? "off" : "polite"}>
        <p className={`strong ${styles.closes}`}>{line}</p>
        <div className={`line ${styles.countdown}`}>{large}</div>
      </div>
      <div className={`stack ${styles.result}`}>{below}</div>
    </>
  );
}

/** Where bets are taken; while none are, what it says instead cannot be tapped. */
function BetLink({ game, open }: { game: LotteryGame; open: boolean }) {
  const { places } = useSite();
  const text = useText();
  if (!open)
    return (
      <span className={`centre ${styles.bet}`} data-closed="">
        {text("draw.closed")}
      </span>
    );
  return (
    <RouteLink to={places.draw} query={{ code: game.gameCode }} className={`centre ${styles.bet}`}>
      {text("draw.bet")}
    </RouteLink>
  );
}
