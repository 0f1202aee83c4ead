import { errorTextKey } from "#data/client/transport/gateway-error.ts";
import type { RainRound } from "#gateway/red-rain.ts";
import { formatMoney } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Moment } from "#ui/moment/moment.tsx";
import styles from "./red-rain.module.css";
import { isRefused, type Catch } from "./use-catch.ts";

interface OutcomeProps {
  round: RainRound;
  caught: Catch;
}

/** What came of a round: while it is asked for, what was won, or why nothing was. */
export function Outcome({ round, caught: { caught, answer, failure, retry } }: OutcomeProps) {
  const amount = answer?.amount ?? round.amount;
  const isElsewhere = isRefused(failure) || (answer === undefined && caught.length === 0);
  const held = caught.flatMap((id, index) =>
    answer?.held[index] === undefined ? [] : [[id, answer.held[index]] as const],
  );
  if (amount !== null) return <Won amount={amount} held={held} isElsewhere={isElsewhere} />;
  if (caught.length === 0) return <Said title="rain.missed" words="rain.over" />;
  if (isRefused(failure)) return <Said title={errorTextKey(failure)} words="rain.over" />;
  if (failure !== undefined) return <NotArrived failure={failure} retry={retry} />;
  return <Said title="rain.opening" words="rain.openingText" isBusy />;
}

function Said({ title, words, isBusy }: { title: string; words: string; isBusy?: boolean }) {
  const text = useText();
  return (
    <div className={`stack ${styles.sky}`} role="status" aria-busy={isBusy}>
      <span className={styles.paper} data-waits={isBusy || undefined} aria-hidden="true" />
      <h2 className={styles.title}>{text(title)}</h2>
      <p className={styles.words}>{text(words)}</p>
    </div>
  );
}

function NotArrived({ failure, retry }: Pick<Catch, "failure" | "retry">) {
  const text = useText();
  return (
    <div className={`stack ${styles.sky}`} role="alert">
      <h2 className={styles.title}>{text("rain.failed")}</h2>
      <p className={styles.words}>{text(errorTextKey(failure))}</p>
      <p className={styles.words}>{text("rain.failedText")}</p>
      <Button look="main" onClick={retry}>
        {text("state.retry")}
      </Button>
    </div>
  );
}

interface WonProps {
  amount: string;
  /** The envelopes that this page has caught, and what each of them held. */
  held: readonly (readonly [id: string, amount: string])[];
  /** Whether another phone or page was first. */
  isElsewhere: boolean;
}

function Won({ amount, held, isElsewhere }: WonProps) {
  const text = useText();
  const locale = useLocale();
  const hasWon = amount !== "0.00";
  return (
    <div className={`stack ${styles.sky}`} role="status">
      {hasWon && <Moment />}
      {isElsewhere && <p className={`strong ${styles.line}`}>{text("rain.elsewhere")}</p>}
      <h2 className={styles.title}>{text(hasWon ? "rain.won" : "rain.nothing")}</h2>
      {hasWon && <p className={`tabular breaks ${styles.amount}`}>{formatMoney(amount, locale)}</p>}
      {held.length > 0 && (
        <ul className={`strong tabular ${styles.held}`}>
          {held.map(([id, one]) => (
            <li key={id} data-empty={one === "0.00" || undefined}>
              {one === "0.00" ? text("rain.empty") : formatMoney(one, locale)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.words}>{text(hasWon ? "rain.inWallet" : "rain.nothingText")}</p>
    </div>
  );
}
