import type { HotMatch } from "#gateway/entities.ts";
import { useOpenGame } from "#actions/use-open-game.ts";
import { useText } from "#text/use-text.ts";
import { Sheet } from "#ui/overlay/dialog.tsx";
import styles from "./match-sheet.module.css";
import { MatchCard } from "./match-face.tsx";
import { gameOf } from "./strip-rules.ts";

interface MatchSheetProps {
  matches: readonly HotMatch[];
  /** The id of the match that was tapped: the sheet opens at it. */
  tapped: string;
  onClose(): void;
}

/** The modal: all matches. A match and its play button launch the same game, that of the first match (games §2). */
export function MatchSheet({ matches, tapped, onClose }: MatchSheetProps) {
  const text = useText();
  const open = useOpenGame();
  const game = gameOf(matches);
  function play() {
    onClose();
    if (game) open(game);
  }
  return (
    <Sheet title={text("match.title")} closeLabel={text("dialog.close")} onClose={onClose}>
      {partsOf(matches).map(({ title, entries }) => (
        <section key={title}>
          {title && <h3 className={styles.part}>{text(title)}</h3>}
          <ul className={`stack ${styles.list}`}>
            {entries.map((match) => (
              <Entry key={match.id} match={match} tapped={match.id === tapped} onPlay={play} />
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

/** What is being played and what comes; untitled where nothing is played. */
function partsOf(matches: readonly HotMatch[]): { title: string; entries: readonly HotMatch[] }[] {
  const live = matches.filter((match) => match.live);
  if (live.length === 0) return [{ title: "", entries: matches }];
  return [
    { title: "match.now", entries: live },
    { title: "match.next", entries: matches.filter((match) => !match.live) },
  ].filter(({ entries }) => entries.length > 0);
}

function Entry({ match, tapped, onPlay }: { match: HotMatch; tapped: boolean; onPlay(): void }) {
  const text = useText();
  return (
    <li ref={tapped ? showEntry : undefined} className={styles.entry} aria-current={tapped || undefined}>
      <button type="button" className={styles.match} onClick={onPlay}>
        <MatchCard match={match} />
        <Odds match={match} />
      </button>
      <button type="button" className={`tinted ${styles.bet}`} onClick={onPlay}>
        {text("in_bet")}
      </button>
    </li>
  );
}

/** What a bet of 1 pays, by who wins: part of the match's button, since that is where one taps to bet. */
function Odds({ match: { odds } }: { match: HotMatch }) {
  const text = useText();
  if (!odds) return null;
  return (
    <span className={styles.odds}>
      {[["home", odds.home] as const, ["draw", odds.draw] as const, ["away", odds.away] as const].map(
        ([outcome, price]) =>
          price !== undefined && (
            <span key={outcome} className={`grow tabular ${styles.outcome}`}>
              <span className={styles.sign}>{text(`match.odds.${outcome}`)}</span> <b>{price}</b>
            </span>
          ),
      )}
    </span>
  );
}

/** In the next frame: before it the dialog is not open, and there is nothing to scroll. */
function showEntry(entry: HTMLElement | null): () => void {
  const frame = requestAnimationFrame(() => entry?.scrollIntoView?.({ block: "nearest" }));
  return () => cancelAnimationFrame(frame);
}
