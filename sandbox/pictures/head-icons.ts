import { required } from "#kernel/assert.ts";
import { hashOf } from "#kernel/random.ts";
import { avatarIds } from "#demo-artwork/art.ts";
import type { Account } from "../database/tables.ts";

/** The id of the member's picture: their choice; without one, one that is derived from the account. */
export function headIconOf({ id, profile }: Pick<Account, "id" | "profile">): string {
  const chosen = profile["headIcon"];
  return chosen !== undefined && avatarIds.includes(chosen)
    ? chosen
    : required(avatarIds[hashOf(id) % avatarIds.length], "An avatar");
}
