import type { Clock } from "./clock.ts";
import type { Database } from "./database/tables.ts";
import type { EncryptionKey } from "./security/encryption-key.ts";
import type { IdTokenCheck } from "./security/id-tokens.ts";

export type OutboxAccess = "open" | "secret" | "off";

/** The server's dependencies. Tests pass their own. */
export interface Platform {
  database: Database;
  clock: Clock;
  encryptionKey: EncryptionKey;
  /** Returns the identity that an id token of a phone-auth provider proves. */
  idTokens: IdTokenCheck;
  /** Shared secret for provisioning; absent: provisioning is off. */
  secret: string | undefined;
  /** Games of each merchant, at least: catalogues are filled with slots up to it. 0: the usual ones. */
  games: number;
  /** How many members are below the agent who leads a team, in every merchant that is new. */
  team: number;
  /** Folder for rendered pictures. */
  pictureFolder: string;
  /** Whether every answer is checked against the contract before it leaves. */
  checkAnswers: boolean;
  /** Origin of the demo games, as browsers reach it, such as http://games.localhost:4102. */
  gamesOrigin: string;
  /** The payment provider: the origin of its pages as browsers reach it, and the secret of its signatures. */
  payments: { origin: string; secret: string };
  /** Who may read the outbox: everyone, clients with the secret, or no one. */
  outbox: OutboxAccess;
}

/** The demo games' dependencies: they do not depend on their own address. */
export type GamePlatform = Omit<Platform, "gamesOrigin" | "payments">;
