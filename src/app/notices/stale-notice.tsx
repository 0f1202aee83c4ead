import { useStaleAnswers } from "#data/client/cache/use-stale-answers.ts";
import { formatClock } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { writeIn } from "#text/write-in.ts";
import styles from "./stale-notice.module.css";

/** Says that the page is stale and since when, for as long as it is. */
export function OldNotice() {
  const old = useStaleAnswers();
  const text = useText();
  const locale = useLocale();
  return (
    <div className={styles["place"]} role="status">
      {old && (
        <p className={styles["notice"]} data-stale={old.what}>
          {writeIn(text(old.what === "offline" ? "state.stale" : "state.partlyStale"), {
            time: formatClock(old.from, locale),
          })}
        </p>
      )}
    </div>
  );
}
