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
  /** Folder for rendered pictures. */
  pictureFolder: string;
  /** Whether every answer is checked against the contract before it leaves. */
  checkAnswers: boolean;
  /** Who may read what was sent by SMS and mail: everybody, who has the secret, or nobody. */
  outbox: OutboxAccess;
}
