import { sql, type RawBuilder } from "kysely";

/** Rows that name the member themselves. */
export const own = (memberId: string): RawBuilder<boolean> => sql<boolean>`account_id = ${memberId}`;

export const KEY = "a technical key that tells requests apart";
export const SECRET = "a secret, or what is made from one";
export const BYTES = "the picture itself: customer service hands it out, because a file would become too large";
