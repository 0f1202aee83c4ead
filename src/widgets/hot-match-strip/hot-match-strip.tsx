import { lazy, Suspense, useState } from "react";
import type { HotMatch } from "#gateway/entities.ts";
import { useList } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { ListView } from "#ui/list/list-view.tsx";
import { PauseButton } from "#ui/control/pause-button.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { useMotion } from "#ui/motion/use-motion.ts";
import { useSteps, windowOf } from "#ui/motion/use-steps.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./hot-match-strip.module.css";
import { MatchCard, MatchRow } from "./match-face.tsx";
import { TRANSITION, turns } from "./strip-rules.ts";

/** Only a tap asks for it: its styles would be in every page that begins with the strip. */
const MatchSheet = lazy(() => import("./match-sheet.tsx").then((module) => ({ default: module.MatchSheet })));

/** Matches that rotate; a tap opens the list of matches (games §2, Hot match strip and modal). */
export function HotMatchStrip({ options }: WidgetProps<"hot-match-strip">) {
  const text = useText();
  const answer = useList("hotMatch", options.source);
  const rows = options.look === "table" ? options.rows : 1;
  const skeleton = (
    <div className={styles.strip} data-look={options.look} data-rows={rows}>
      <Skeleton className={styles.coming} />
      <span className={styles.foot} />
    </div>
  );
  return (
    <ListView
      answer={answer}
      skeleton={skeleton}
      words={{ failed: text("state.failed"), retry: text("state.retry"), none: text("match.none") }}
    >
      {(matches) => <Matches matches={matches} rows={Math.min(rows, matches.length)} options={options} />}
    </ListView>
  );
}

function Matches({
  matches,
  rows,
  options,
}: {
  matches: readonly HotMatch[];
  rows: number;
  options: WidgetProps<"hot-match-strip">["options"];
}) {
  const text = useText();
  const motion = useMotion();
  const [open, setOpen] = useState(false);
  const runs = turns(matches.length, rows);
  const { start, shifting } = useSteps({
    by: 1,
    rest: options.autoplay,
    move: TRANSITION,
    moving: runs && motion.moving && !open,
  });
  const Face = options.look === "table" ? MatchRow : MatchCard;
  return (
    <div
      role="group"
      className={styles.strip}
      data-look={options.look}
      data-rows={rows}
      aria-label={text("match.title")}
      {...motion.hold}
    >
      <button
        type="button"
        className={styles.window}
        data-surface="card"
        aria-haspopup="dialog"
        aria-label={text("match.open")}
        onClick={() => setOpen(true)}
      >
        <span className={styles.belt} data-shifting={shifting || undefined}>
          {windowOf(matches, start, rows, runs ? 1 : 0).map(({ entry, turn }) => (
            <Face key={turn} match={entry} />
          ))}
        </span>
      </button>
      <span className={styles.foot}>
        <span className={styles.all} aria-hidden="true">
          {text("match.open")}
          <Icon name="forward" size={14} />
        </span>
        {runs && !motion.still && (
          <PauseButton
            paused={motion.paused}
            onToggle={motion.toggle}
            labels={{ pause: text("motion.pause"), play: text("motion.play") }}
          />
        )}
      </span>
      <Suspense>{open && <MatchSheet matches={matches} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
