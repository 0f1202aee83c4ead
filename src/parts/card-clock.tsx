import { type DrawPhase, phaseOf } from "#data/games/draw-moment.ts";
import { cardEnd } from "#data/games/draw-rules.ts";
import { usePage } from "#data/page/site.ts";
import type { LotteryGame } from "#gateway/entities.ts";
import { useText } from "#text/use-text.ts";
import { Countdown } from "#ui/number/countdown.tsx";
import { useTicking } from "#ui/number/ticker.ts";

const LABELS: Readonly<Record<DrawPhase, string>> = {
  open: "draw.closesIn",
  drawing: "draw.drawing",
  closed: "draw.closed",
};

interface CardClockProps {
  game: LotteryGame;
  /** Milliseconds that the platform's clock is ahead. */
  ahead: number;
  /** Class of the label. */
  className: string | undefined;
}

/** The countdown on a draw's card, and what it counts to; after its end, that the draw is on. */
export function CardClock({ game, ahead, className }: CardClockProps) {
  const text = useText();
  const { renderedAt } = usePage();
  const until = cardEnd(game);
  const phase = useTicking((now) => phaseOf(game, now + ahead, until), renderedAt);
  return (
    <>
      <span className={className}>{text(LABELS[phase])}</span>
      <Countdown until={until} ahead={ahead} first={renderedAt} />
    </>
  );
}
