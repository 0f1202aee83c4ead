import { sql } from "kysely";
import { avatarIds } from "#demo-artwork/art.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { headIconOf } from "../pictures/head-icons.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { fieldInvalid } from "../registration/field-rules.ts";

export const headIcon: Handler<"headIcon"> = async (context) => {
  const own = headIconOf(callerOf(context));
  return avatarIds.map((id) => ({ id, url: pictureUrl(context.merchant, "avatar", id), chosen: id === own }));
};

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
