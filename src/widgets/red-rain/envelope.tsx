import { useEffect, useEffectEvent, useRef } from "react";
import { platformNow } from "#data/client/transport/server-clock.ts";
import type { RainEnvelope } from "#gateway/red-rain.ts";
import styles from "./red-rain.module.css";

interface EnvelopeProps {
  envelope: RainEnvelope;
  /** When the round began, in milliseconds by the platform's clock. */
  startsAt: number;
  still: boolean;
  caught: boolean;
  label: string;
  onCatch(): void;
}

/** An envelope that falls, or does not move, until it is caught or its time is over. */
export function Envelope({ envelope, startsAt, still, caught, label, onCatch }: EnvelopeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const fall = useEffectEvent(() => {
    const { current } = button;
    const stage = current?.parentElement;
    if (!current?.animate || !stage) return undefined;
    const left = ((stage.clientWidth - current.offsetWidth) * envelope.across) / 100;
    const turn = envelope.across % 2 === 0 ? 10 : -10;
    const at = (top: number, angle: number) => ({ transform: `translate(${left}px, ${top}px) rotate(${angle}deg)` });
    // Only a transform changes: the browser moves a layer, and the page need not be drawn again.
    return current.animate([at(-current.offsetHeight, -turn), at(stage.clientHeight, turn)], {
      duration: envelope.falls,
      delay: startsAt + envelope.at - platformNow(),
      fill: "both",
    });
  });
  useEffect(() => {
    if (still) return;
    const animation = fall();
    return () => animation?.cancel();
  }, [still]);
  return (
    <button
      ref={button}
      type="button"
      className={`centre ${styles.envelope}`}
      data-caught={caught || undefined}
      aria-disabled={caught || undefined}
      aria-label={label}
      // A finger on what moves often leaves it before it lifts: that is no click.
      onPointerDown={onCatch}
      onClick={onCatch}
    >
      <span className={styles.paper} />
    </button>
  );
}
