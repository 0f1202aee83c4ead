import { Migrator, sql } from "kysely";
import * as catalogue from "./migrations/001-catalogue.ts";
import * as members from "./migrations/002-members.ts";
import * as signIn from "./migrations/003-sign-in.ts";
import * as ledger from "./migrations/004-ledger.ts";
import * as play from "./migrations/005-play.ts";
import * as records from "./migrations/006-records.ts";
import * as deposits from "./migrations/007-deposits.ts";
import * as withdrawals from "./migrations/008-withdrawals.ts";
import * as protection from "./migrations/009-protection.ts";
import * as rewards from "./migrations/010-rewards.ts";
import * as invitations from "./migrations/011-invitations.ts";
import * as feedback from "./migrations/012-feedback.ts";
import * as redRain from "./migrations/013-red-rain.ts";
import * as dataExport from "./migrations/014-export.ts";
import * as team from "./migrations/015-team.ts";
import * as agentRebates from "./migrations/016-agent-rebates.ts";
import * as contracts from "./migrations/017-contracts.ts";
import { fingerprintOf } from "../source-fingerprint.ts";
import { StartProblem } from "../start-problem.ts";
import type { Database } from "./tables.ts";

/** Changes with every table: migrations make tables as they are, and are edited as long as nobody depends on older ones. */
const fingerprint = fingerprintOf(new URL("migrations/", import.meta.url));

const migrations = {
  "001-catalogue": catalogue,
  "002-members": members,
  "003-sign-in": signIn,
  "004-ledger": ledger,
  "005-play": play,
  "006-records": records,
  "007-deposits": deposits,
  "008-withdrawals": withdrawals,
  "009-protection": protection,
  "010-rewards": rewards,
  "011-invitations": invitations,
  "012-feedback": feedback,
  "013-red-rain": redRain,
  "014-export": dataExport,
  "015-team": team,
  "016-agent-rebates": agentRebates,
  "017-contracts": contracts,
  // With the tables, in one transaction: other processes see both or neither.
  "999-fingerprint": {
    up: async (database: Database) => {
      await sql`comment on table merchants is ${sql.lit(fingerprint)}`.execute(database);
    },
  },
};

/** Migrates the database to the latest schema. Several processes may try at once; one does it. */
export async function migrate(database: Database): Promise<void> {
  await refuseOtherTables(database);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith("corrupted migrations"))
    throw new StartProblem(
      `This version does not know the schema of the database (${error.message}): move the data folder away to start with an empty database, or start the version that created it`,
    );
  if (error) throw error;
}

/** Throws when another version has made the tables: statements would fail on what they lack, each with its own error. */
async function refuseOtherTables(database: Database): Promise<void> {
  const { rows } = await sql<{ made: boolean; by: string | null }>`
    select to_regclass('merchants') is not null as made, obj_description(to_regclass('merchants')) as by`.execute(
    database,
  );
  if (rows[0]?.made && rows[0].by !== fingerprint)
    throw new StartProblem(
      "Another version has made the tables of the database: move the data folder away to start with an empty database, or start the version that created it",
    );
}
