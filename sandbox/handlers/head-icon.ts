import { sql } from "kysely";
import { required } from "#kernel/assert.ts";
import { hashOf } from "#kernel/random.ts";
import { avatarIds } from "../artwork/compose/avatar.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import type { Account } from "../database/tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { fieldInvalid } from "../registration/field-rules.ts";

export const headIcon: Handler<"headIcon"> = async (context) => ({
  icon: iconOf(callerOf(context)),
  icons: avatarIds.map((id) => ({ id, url: pictureUrl(context.merchant, "avatar", id) })),
});

export const setHeadIcon: Handler<"setHeadIcon"> = async (context) => {
  const { icon } = context.input;
  if (!avatarIds.includes(icon)) throw fieldInvalid("icon", "names none of the pictures of headIcon");
  await context.database
    .updateTable("accounts")
    .set({ profile: sql`profile || ${JSON.stringify({ headIcon: icon })}::jsonb` })
    .where("id", "=", callerOf(context).id)
    .execute();
  return { icon };
};

/** The member's choice; without one, an icon derived from the account. */
function iconOf({ id, profile }: Account): string {
  const chosen = profile["headIcon"];
  return chosen !== undefined && avatarIds.includes(chosen)
    ? chosen
    : required(avatarIds[hashOf(id) % avatarIds.length], "An avatar");
}
