import type { HotMatch } from "#gateway/entities.ts";
import { useSite } from "#data/page/site.ts";
import { formatMatchTime } from "#text/format.ts";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./hot-match-strip.module.css";

/** One match over the whole strip: crests left and right, time between them. */
export function MatchCard({ match }: { match: HotMatch }) {
  const text = useText();
  return (
    <span className={styles.card}>
      <span className={styles.league}>{match.league}</span>
      <Team name={match.homeTeam} picture={match.homeTeamImageUrl} />
      <span className={styles.middle}>
        <span className={styles.versus}>{text("match.versus")}</span>
        <MatchTime match={match} />
      </span>
      <Team name={match.awayTeam} picture={match.awayTeamImageUrl} />
    </span>
  );
}

/** One match as a row of the table: time and league, then the teams one below the other. */
export function MatchRow({ match }: { match: HotMatch }) {
  return (
    <span className={styles.row}>
      <span className={styles.when}>
        <MatchTime match={match} />
        <span className={styles.league}>{match.league}</span>
      </span>
      <span className={styles.teams}>
        <Team name={match.homeTeam} picture={match.homeTeamImageUrl} />
        <Team name={match.awayTeam} picture={match.awayTeamImageUrl} />
      </span>
      <span className={styles.hint}>
        <Icon name="play" size={16} />
      </span>
    </span>
  );
}

function Team({ name, picture }: { name: string; picture: string }) {
  return (
    <span className={styles.team}>
      <Picture src={picture} alt="" name="" width={48} height={48} className={styles.crest} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** The start of a match, as MM/DD HH:mm in the brand's time zone (games §2). */
function MatchTime({ match }: { match: HotMatch }) {
  const { features } = useSite();
  return (
    <time className={styles.time} dateTime={match.matchTime}>
      {formatMatchTime(match.matchTime, features.timeZone)}
    </time>
  );
}
