import { Migrator } from "kysely";
import * as platform from "./migrations/001-platform.ts";
import * as people from "./migrations/002-people.ts";
import * as ledger from "./migrations/003-ledger.ts";
import * as favourites from "./migrations/004-favourites.ts";
import * as accountAccess from "./migrations/005-account-access.ts";
import * as passkeys from "./migrations/006-passkeys.ts";
import * as sessions from "./migrations/007-sessions.ts";
import * as identities from "./migrations/008-identities.ts";
import * as provedNumbers from "./migrations/009-proved-numbers.ts";
import * as temporaryPasswordSessions from "./migrations/010-temporary-password-sessions.ts";
import * as articles from "./migrations/011-articles.ts";
import * as gameSearch from "./migrations/012-game-search.ts";
import * as activities from "./migrations/013-activities.ts";
import * as play from "./migrations/014-play.ts";
import * as activityImages from "./migrations/015-activity-images.ts";
import * as contractProposals from "./migrations/016-contract-proposals.ts";
import * as ticketSessions from "./migrations/017-ticket-sessions.ts";
import * as lotteryWins from "./migrations/018-lottery-wins.ts";
import type { Database } from "./tables.ts";

const migrations = {
  "001-platform": platform,
  "002-people": people,
  "003-ledger": ledger,
  "004-favourites": favourites,
  "005-account-access": accountAccess,
  "006-passkeys": passkeys,
  "007-sessions": sessions,
  "008-identities": identities,
  "009-proved-numbers": provedNumbers,
  "010-temporary-password-sessions": temporaryPasswordSessions,
  "011-articles": articles,
  "012-game-search": gameSearch,
  "013-activities": activities,
  "014-play": play,
  "015-activity-images": activityImages,
  "016-contract-proposals": contractProposals,
  "017-ticket-sessions": ticketSessions,
  "018-lottery-wins": lotteryWins,
};

/** Brings the database to the newest shape. Several processes may try at once; one does it. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
