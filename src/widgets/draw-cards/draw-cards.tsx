import { useState } from "react";
import type { LotteryGame } from "#gateway/entities.ts";
import { CardClock } from "#parts/card-clock.tsx";
import { EntityList } from "#parts/entity-list.tsx";
import { RouteLink } from "#parts/route-link.tsx";
import { useClockAhead } from "#data/client/transport/use-clock-ahead.ts";
import { ballsOf, keepingPlaces, ofGroup, withoutNext } from "#data/games/draw-rules.ts";
import { useSite } from "#data/page/site.ts";
import { useDraws } from "#data/games/use-draws.ts";
import { useSpotlit } from "#data/games/use-spotlit.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Balls } from "#ui/number/balls.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./draw-cards.module.css";

/** What the list has in common with other lists. */
const CLASSES = { cards: undefined, carousel: "shelf", rows: "lined" } as const;

/** Lottery games as cards: icon, name, draw number, countdown, last winning number (games §2, Lottery lobby). */
export function DrawCards({ options }: WidgetProps<"draw-cards">) {
  const answer = useDraws(options.source);
  const { look, limit, skip, group } = options;
  const all = answer.data && ofGroup(answer.data, group);
  const spotlit = useSpotlit(all, answer.dataUpdatedAt + useClockAhead());
  const draws = useStableOrder(all && withoutSpotlit(all, spotlit?.game, skip).slice(0, limit));
  return (
    <EntityList
      answer={{ ...answer, data: draws }}
      frame={{
        className: classes("inside", styles.draws, CLASSES[look]),
        "data-look": look,
        "data-surface": look === "rows" ? "card" : undefined,
      }}
      coming={Math.min(limit, 4)}
      shape={styles.coming}
      none="draw.none"
    >
      {(draw) => (
        <li key={draw.gameId} data-surface={look === "rows" ? undefined : "card"}>
          <DrawCard draw={draw} look={look} />
        </li>
      )}
    </EntityList>
  );
}

/** The draws that no spotlight shows: without the one in it, and as many of the next ones as `skip` has left. */
function withoutSpotlit(draws: readonly LotteryGame[], spotlit: LotteryGame | undefined, skip: number): LotteryGame[] {
  return skip === 0
    ? [...draws]
    : withoutNext(
        draws.filter((draw) => draw !== spotlit),
        skip - 1,
      );
}

/** Draws that keep their places while others enter and leave the spotlight. */
function useStableOrder(draws: readonly LotteryGame[] | undefined): readonly LotteryGame[] | undefined {
  const [before, setBefore] = useState<readonly string[]>([]);
  if (!draws) return undefined;
  const steady = keepingPlaces(draws, before);
  if (steady.length !== before.length || steady.some(({ gameId }, index) => gameId !== before[index]))
    setBefore(steady.map(({ gameId }) => gameId));
  return steady;
}

function DrawCard({ draw, look }: { draw: LotteryGame; look: WidgetProps<"draw-cards">["options"]["look"] }) {
  const { places } = useSite();
  const text = useText();
  const balls = ballsOf(draw.previousWinningNumber);
  return (
    <RouteLink to={places.draw} query={{ code: draw.gameCode }} className={styles.card}>
      <Picture src={draw.mobileIconUrl} alt="" name="" width={48} height={48} className={styles.icon} />
      <span className={`breaks ${styles.name}`}>{draw.remark}</span>
      <span className={`quiet clipped tabular ${styles.number}`}>{draw.numero}</span>
      <span className={`stack ${styles.time}`}>
        <CardClock game={draw} className={`quiet ${styles.closes}`} />
      </span>
      <span className={styles.result}>
        <span className={look === "cards" ? `quiet ${styles.last}` : "visually-hidden"}>{text("draw.last")}</span>
        {balls.length > 0 ? <Balls groups={balls} small /> : <span className="quiet">{text("draw.pending")}</span>}
      </span>
    </RouteLink>
  );
}
