import { lazy, Suspense, useState, type ReactNode } from "react";
import { useClockAhead } from "#data/client/transport/use-clock-ahead.ts";
import type { HotMatch } from "#gateway/entities.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { ListView } from "#parts/list-view.tsx";
import { PauseButton } from "#parts/pause-button.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { useMotion } from "#ui/motion/use-motion.ts";
import { useSteps, windowOf } from "#ui/motion/use-steps.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./hot-match-strip.module.css";
import { MatchCard, MatchRow } from "./match-face.tsx";
import { TRANSITION, turns } from "./strip-rules.ts";
import { useMatches } from "./use-matches.ts";

/** Only a tap asks for it: its styles would be in every page that begins with the strip. */
const MatchSheet = lazy(() => import("./match-sheet.tsx").then((module) => ({ default: module.MatchSheet })));

/** Matches that rotate; a tap opens the list at the match that was tapped (games §2, Hot match strip and modal). */
export function HotMatchStrip({ options }: WidgetProps<"hot-match-strip">) {
  const answer = useMatches(options.source);
  const now = answer.dataUpdatedAt + useClockAhead();
  const rows = options.look === "table" ? options.rows : 1;
  const skeleton = (
    <div className={`stack inside ${styles.strip}`} data-look={options.look} data-rows={rows}>
      <Frame rows={rows}>
        <Skeleton className={styles.coming} />
      </Frame>
      <span className={`line ${styles.foot}`} />
    </div>
  );
  return (
    <ListView answer={answer} skeleton={skeleton} none="match.none">
      {(matches) => <Matches matches={matches} now={now} rows={Math.min(rows, matches.length)} options={options} />}
    </ListView>
  );
}

/** What has the height of so many rows. */
function Frame({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.space} />
      ))}
      {children}
    </div>
  );
}

function Matches({
  matches,
  now,
  rows,
  options,
}: {
  matches: readonly HotMatch[];
  /** When they arrived, by the platform's clock: names today. */
  now: number;
  rows: number;
  options: WidgetProps<"hot-match-strip">["options"];
}) {
  const text = useText();
  const motion = useMotion();
  const [tapped, setTapped] = useState<string>();
  const open = tapped !== undefined;
  const runs = turns(matches.length, rows);
  const { start, shifting, belt } = useSteps<HTMLSpanElement>({
    by: 1,
    rest: options.autoplay,
    move: TRANSITION,
    moving: runs && motion.moving && !open,
  });
  const Face = options.look === "table" ? MatchRow : MatchCard;
  return (
    <div
      role="group"
      className={`stack inside ${styles.strip}`}
      data-look={options.look}
      data-rows={rows}
      aria-label={text("match.title")}
      {...motion.hold}
    >
      <Frame rows={rows}>
        <button
          type="button"
          className={`stack ${styles.window}`}
          data-surface="card"
          aria-haspopup="dialog"
          aria-label={text("match.open")}
          onClick={({ target }) => setTapped(matchAt(target as Element))}
        >
          <span ref={belt} className={styles.belt} data-shifting={shifting || undefined}>
            {windowOf(matches, start, rows, runs ? 1 : 0).map(({ entry, turn }) => (
              <Face key={turn} match={entry} now={now} />
            ))}
          </span>
        </button>
      </Frame>
      <span className={`line quiet ${styles.foot}`}>
        <span className={`line strong ${styles.all}`} aria-hidden="true">
          {text("match.open")}
          <Icon name="forward" size={14} />
        </span>
        {runs && <PauseButton motion={motion} />}
      </span>
      <Suspense>
        {open && <MatchSheet matches={matches} tapped={tapped} onClose={() => setTapped(undefined)} />}
      </Suspense>
    </div>
  );
}

/** The id of the match that was tapped; empty where a key opened the strip as a whole. */
function matchAt(target: Element): string {
  return target.closest<HTMLElement>("[data-match]")?.dataset["match"] ?? "";
}
