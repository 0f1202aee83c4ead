import type { Handler } from "../calls/call-context.ts";
import { matchesFrom } from "../catalogue/matches.ts";
import { slugOf } from "../catalogue/slug.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { gamesOf } from "../games/listed-games.ts";

const SHOWN = 8;

export const hotMatches: Handler<"hotMatches"> = async ({ merchant, database, clock }) => {
  const lobby = await gamesOf(database, merchant)
    .where("games.game_type", "=", "SPORTS")
    .orderBy("hot_rank")
    .orderBy("games.sort")
    .limit(1)
    .executeTakeFirst();
  if (!lobby) return [];
  return matchesFrom(merchant.code, clock.now(), SHOWN).map((match) => ({
    id: match.id,
    matchTime: match.time.toISOString(),
    league: match.league,
    homeTeam: match.home,
    awayTeam: match.away,
    homeTeamImageUrl: pictureUrl(merchant, "crest", slugOf(match.home)),
    awayTeamImageUrl: pictureUrl(merchant, "crest", slugOf(match.away)),
    vendor: lobby.vassalage,
    roomId: lobby.room_id,
    nodeId: lobby.node_id,
    odds: match.odds,
    live: match.live,
  }));
};
