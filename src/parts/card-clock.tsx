import { type DrawPhase, phaseOf } from "#data/games/draw-moment.ts";
import { cardEnd } from "#data/games/draw-rules.ts";
import { useClockAhead } from "#data/client/transport/use-clock-ahead.ts";
import { usePage } from "#data/page/site.ts";
import { usePlatformTime } from "#facts/use-platform-time.ts";
import type { LotteryGame } from "#gateway/entities.ts";
import { useText } from "#text/use-text.ts";
import { Countdown } from "#ui/number/countdown.tsx";

const LABELS: Readonly<Record<DrawPhase, string>> = {
  open: "draw.closesIn",
  drawing: "draw.drawing",
  closed: "draw.closed",
};

interface CardClockProps {
  game: LotteryGame;
  /** Class of the label. */
  className: string | undefined;
}

/** The countdown on a draw's card, and what it counts to; after its end, that the draw is on. */
export function CardClock({ game, className }: CardClockProps) {
  const text = useText();
  const { renderedAt } = usePage();
  const ahead = useClockAhead();
  const until = cardEnd(game);
  const phase = usePlatformTime((now) => phaseOf(game, now, until));
  return (
    <>
      <span className={className}>{text(LABELS[phase])}</span>
      <Countdown until={until} ahead={ahead} first={renderedAt} />
    </>
  );
}
