import type { ReactNode } from "react";
import { platformNow } from "#data/client/transport/server-clock.ts";
import { isFalling } from "#data/games/rain-rules.ts";
import { usePlatformTime } from "#facts/use-platform-time.ts";
import type { RainEnvelope, RainRound } from "#gateway/red-rain.ts";
import { useText } from "#text/use-text.ts";
import { writeIn } from "#text/write-in.ts";
import { secondsUntil } from "#ui/number/countdown-clock.ts";
import { Envelope } from "./envelope.tsx";
import styles from "./red-rain.module.css";

/** Milliseconds before it falls at which an envelope is there, out of sight: it then falls from the very top. */
const LEAD = 600;
/** Places for envelopes that do not move: more than fall at a time. */
const PLACES = 12;

interface RainProps {
  round: RainRound;
  still: boolean;
  caught: readonly string[];
  onCatch(id: string): void;
  children: ReactNode;
}

/** The envelopes of a round while they fall. Those that do not move can be caught at the same times, and as long. */
export function Rain({ round, still, caught, onCatch, children }: RainProps) {
  const text = useText();
  const startsAt = Date.parse(round.startsAt);
  const seconds = usePlatformTime((now) => secondsUntil(Date.parse(round.endsAt), now));
  const shown = useShown(round.envelopes, startsAt, still);
  const drawn = shown.map(({ envelope, number }) => ({
    place: number % PLACES,
    view: (
      <Envelope
        key={`${envelope.id} ${still}`}
        envelope={envelope}
        startsAt={startsAt}
        still={still}
        caught={caught.includes(envelope.id)}
        label={writeIn(text("rain.envelope"), { number })}
        onCatch={() => isFalling(envelope, platformNow() - startsAt) && onCatch(envelope.id)}
      />
    ),
  }));
  return (
    <section className={`stack ${styles.sky}`} data-phase="raining" aria-label={text("rain.tap")}>
      <div className={`strong tabular ${styles.score}`}>
        <p role="status">{writeIn(text("rain.count"), { caught: caught.length, catches: round.catches })}</p>
        <p>{writeIn(text("rain.left"), { seconds: seconds ?? 0 })}</p>
      </div>
      <div className={styles.stage} data-still={still || undefined}>
        {still
          ? Array.from({ length: PLACES }, (_, place) => (
              <div key={place} className="centre">
                {drawn.find((one) => one.place === place)?.view}
              </div>
            ))
          : drawn.map(({ view }) => view)}
      </div>
      {children}
    </section>
  );
}

/** The envelopes that are on the page now, with their numbers in the round from 1. */
function useShown(
  envelopes: readonly RainEnvelope[],
  startsAt: number,
  still: boolean,
): { envelope: RainEnvelope; number: number }[] {
  const isShown = (envelope: RainEnvelope, elapsed: number) =>
    isFalling(envelope, elapsed) || (!still && isFalling(envelope, elapsed + LEAD));
  const ids = usePlatformTime((now) =>
    envelopes
      .filter((envelope) => isShown(envelope, now - startsAt))
      .map(({ id }) => id)
      .join(" "),
  ).split(" ");
  return envelopes.flatMap((envelope, index) => (ids.includes(envelope.id) ? [{ envelope, number: index + 1 }] : []));
}
