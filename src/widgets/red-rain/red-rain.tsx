import { rainPhase, shownRound, type RainPhase } from "#data/games/rain-rules.ts";
import { useRain } from "#data/games/use-rain.ts";
import { usePlatformTime } from "#facts/use-platform-time.ts";
import { AnswerFailed } from "#parts/answer-failed.tsx";
import { useText } from "#text/use-text.ts";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import styles from "./red-rain.module.css";
import { Round } from "./round.tsx";

/** The red envelope rain: its next round, the rain, and what came of it. */
export function RedRain() {
  const text = useText();
  const answer = useRain();
  const { data: rounds = [], error, refetch } = answer;
  const [id, phase] = usePlatformTime(shownAt).split(" ");
  const round = rounds.find((one) => one.id === id);
  return (
    <div className={styles.place}>
      {!answer.data ? (
        error ? (
          <AnswerFailed error={error} small={false} retry={refetch} />
        ) : (
          <Skeleton className={styles.coming} />
        )
      ) : round ? (
        <Round key={round.id} round={round} phase={phase as RainPhase} />
      ) : (
        <StateBox kind="empty" title={text("rain.none")} text={text("rain.noneText")} />
      )}
    </div>
  );

  /** The id of the round that is shown, and where it is. */
  function shownAt(now: number): string {
    const shown = shownRound(rounds, now);
    return shown ? `${shown.id} ${rainPhase(shown, now)}` : "";
  }
}
