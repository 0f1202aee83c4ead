import { Migrator } from "kysely";
import * as catalogue from "./migrations/001-catalogue.ts";
import * as members from "./migrations/002-members.ts";
import * as signIn from "./migrations/003-sign-in.ts";
import * as ledger from "./migrations/004-ledger.ts";
import * as play from "./migrations/005-play.ts";
import * as records from "./migrations/006-records.ts";
import { StartProblem } from "../start-problem.ts";
import type { Database } from "./tables.ts";

const migrations = {
  "001-catalogue": catalogue,
  "002-members": members,
  "003-sign-in": signIn,
  "004-ledger": ledger,
  "005-play": play,
  "006-records": records,
};

/** Migrates the database to the latest schema. Several processes may try at once; one does it. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith("corrupted migrations"))
    throw new StartProblem(
      `This version does not know the schema of the database (${error.message}): move the data folder away to start with an empty database, or start the version that created it`,
    );
  if (error) throw error;
}
