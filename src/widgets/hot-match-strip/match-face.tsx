import type { HotMatch } from "#gateway/entities.ts";
import { useSite } from "#data/page/site.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./hot-match-strip.module.css";
import { startOf } from "./strip-rules.ts";

interface FaceProps {
  match: HotMatch;
  /** Names today and tomorrow; without it every start has its date. */
  now?: number;
}

/** One match over the whole strip: crests left and right, time or score between them. */
export function MatchCard({ match, now }: FaceProps) {
  const text = useText();
  const { live } = match;
  return (
    <span className={styles.card} data-match={match.id}>
      <span className={`quiet clipped ${styles.league}`}>{match.league}</span>
      <Team name={match.homeTeam} picture={match.homeTeamImageUrl} />
      <span className={`stack ${styles.middle}`}>
        <span className={styles.versus}>{live ? `${live.home} – ${live.away}` : text("match.versus")}</span>
        <MatchTime match={match} now={now} />
      </span>
      <Team name={match.awayTeam} picture={match.awayTeamImageUrl} />
    </span>
  );
}

/** One match as a row of the table: time and league, then the teams one below the other with score and odds. */
export function MatchRow({ match, now }: FaceProps) {
  return (
    <span className={`line ${styles.row}`} data-match={match.id}>
      <span className={`stack firm ${styles.when}`}>
        <MatchTime match={match} now={now} />
        <span className={`quiet two-lines ${styles.league}`}>{match.league}</span>
      </span>
      <span className={`stack grow ${styles.teams}`}>
        <Team name={match.homeTeam} picture={match.homeTeamImageUrl} score={match.live?.home} />
        <Team name={match.awayTeam} picture={match.awayTeamImageUrl} score={match.live?.away} />
      </span>
      {match.odds ? (
        <span className={`stack firm ${styles.prices}`}>
          <span className={`centre tabular ${styles.price}`}>{match.odds.home}</span>
          <span className={`centre tabular ${styles.price}`}>{match.odds.away}</span>
        </span>
      ) : (
        <span className={`centre firm tinted ${styles.hint}`}>
          <Icon name="play" size={16} />
        </span>
      )}
    </span>
  );
}

function Team({ name, picture, score }: { name: string; picture: string; score?: number | undefined }) {
  return (
    <span className={`line ${styles.team}`}>
      <Picture src={picture} alt="" name="" width={48} height={48} className={styles.crest} />
      <span className={`two-lines strong ${styles.name}`}>{name}</span>
      {score !== undefined && <b className={`tabular ${styles.score}`}>{score}</b>}
    </span>
  );
}

/** The minute of a live match; of the others the start, as MM/DD HH:mm in the brand's time zone (games §2). */
function MatchTime({ match: { live, matchTime }, now }: { match: HotMatch; now: number | undefined }) {
  const { features } = useSite();
  const text = useText();
  if (live)
    return (
      <span className={`line tabular ${styles.live}`}>
        {text("match.live")} {live.minute}′
      </span>
    );
  const { key, day, time } = startOf(matchTime, now, features.timeZone);
  return (
    <time className={`strong tabular ${styles.time}`} dateTime={matchTime}>
      {key ? <span className={styles.day}>{text(key)}</span> : day} {time}
    </time>
  );
}
