import type { Clock } from "./clock.ts";
import type { Database } from "./database/tables.ts";
import type { EncryptionKey } from "./security/encryption-key.ts";
import type { IdTokenCheck } from "./security/id-tokens.ts";

export type OutboxAccess = "open" | "secret" | "off";

/** What the server is made of. Tests give their own. */
export interface Platform {
  database: Database;
  clock: Clock;
  encryptionKey: EncryptionKey;
  /** Tells whom an id token of a phone-auth provider proves. */
  idTokens: IdTokenCheck;
  /** Shared secret for provisioning; absent: provisioning is off. */
  secret: string | undefined;
  /** Games of each merchant, at least: catalogues are filled with slots up to it. 0: the usual ones. */
  games: number;
  /** Folder for rendered pictures. */
  pictureFolder: string;
  /** Whether every answer is checked against the contract before it leaves. */
  checkAnswers: boolean;
  /** Origin of the demo games, as browsers reach it, such as http://games.localhost:4102. */
  gamesOrigin: string;
  /** Who may read what was sent by SMS and mail: everybody, who has the secret, or nobody. */
  outbox: OutboxAccess;
}

/** What the demo games are made of: they need not know where they are. */
export type GamePlatform = Omit<Platform, "gamesOrigin">;
