import { useState, type ReactNode } from "react";
import { useClockAhead } from "#data/client/transport/use-clock-ahead.ts";
import { usePage } from "#data/page/site.ts";
import type { RainPhase } from "#data/games/rain-rules.ts";
import type { RainRound } from "#gateway/red-rain.ts";
import { ActionButton } from "#parts/action-button.tsx";
import { useText } from "#text/use-text.ts";
import { useReducedMotion } from "#ui/motion/use-reduced-motion.ts";
import { Countdown } from "#ui/number/countdown.tsx";
import { Outcome } from "./outcome.tsx";
import { Rain } from "./rain.tsx";
import styles from "./red-rain.module.css";
import { StillSwitch } from "./still-switch.tsx";
import { useCatch } from "./use-catch.ts";

export interface RoundProps {
  round: RainRound;
  phase: RainPhase;
}

/** One round: until it begins, while it rains, and what came of it. */
export function Round({ round, phase }: RoundProps) {
  const isOver = phase === "over";
  const caught = useCatch(round, isOver);
  const prefersStill = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const still = chosen ?? prefersStill;
  const isDone = round.state === "caught" || caught.answer !== undefined || caught.caught.length >= round.catches;
  if (isOver || isDone) return <Outcome round={round} caught={caught} />;
  const stillSwitch = <StillSwitch still={still} onChange={setChosen} />;
  if (phase === "raining" && round.state === "joined")
    return (
      <Rain round={round} still={still} caught={caught.caught} onCatch={caught.add}>
        {stillSwitch}
      </Rain>
    );
  return (
    <Waiting round={round} phase={phase}>
      {stillSwitch}
    </Waiting>
  );
}

/** Before the rain, and while it rains for who has not joined. */
function Waiting({ round, phase, children }: RoundProps & { children: ReactNode }) {
  const text = useText();
  const { renderedAt } = usePage();
  const ahead = useClockAhead();
  const isRaining = phase === "raining";
  const hasJoined = round.state === "joined";
  return (
    <section className={`stack ${styles.sky}`} data-phase={phase} aria-label={text("rain.next")}>
      <span className={styles.bundle} aria-hidden="true">
        <span className={styles.paper} />
        <span className={styles.paper} />
        <span className={styles.paper} />
      </span>
      <p className={`strong ${styles.line}`}>{text(isRaining ? "rain.now" : "rain.startsIn")}</p>
      <div className={`line ${styles.countdown}`}>
        <Countdown
          look="blocks"
          until={Date.parse(isRaining ? round.endsAt : round.startsAt)}
          ahead={ahead}
          first={renderedAt}
        />
      </div>
      <p className={styles.words} role="status">
        {text(hasJoined ? "rain.joined" : phase === "far" ? "rain.opens" : isRaining ? "rain.nowText" : "rain.open")}
      </p>
      {hasJoined
        ? children
        : phase !== "far" && (
            <ActionButton look="main" do={{ action: "call", call: "joinRain", with: { round: round.id } }}>
              {text("rain.join")}
            </ActionButton>
          )}
    </section>
  );
}
