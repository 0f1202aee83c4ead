import type { Activity } from "#gateway/entities.ts";
import { required } from "#kernel/assert.ts";
import { decimalOf } from "#kernel/money.ts";
import { readDetails } from "../activities/details.ts";
import { findActivities, findActivity, type FoundActivity } from "../activities/find.ts";
import { keepImages } from "../activities/keep-images.ts";
import { payActivityReward } from "../activities/pay-reward.ts";
import { callerOf, type Handler, type Session } from "../calls/call-context.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { ActivityKind } from "../catalogue/activity.ts";
import type { EntryState } from "../database/member-tables.ts";
import type { Account, ActivityRow } from "../database/tables.ts";
import { imagesIn } from "../images/images.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { withName } from "../merchants/with-name.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { refuseExcluded } from "../protection/pauses.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";

/** The state of a member who joins. Rewards are not joined: they are given. */
const JOINED_AS: Readonly<Record<Exclude<ActivityKind, "reward">, EntryState>> = {
  join: "joined",
  apply: "applying",
  sign: "signed",
};

export const activities: Handler<"activities"> = async (context) =>
  (await findActivities(context, context.input.language)).map((found) => answerOf(context.merchant, found));

export const activity: Handler<"activity"> = async (context) => {
  const { input, merchant } = context;
  const found = await findActivity(context, input.id, input.language);
  return {
    ...answerOf(merchant, found),
    content: withName(found.row.content, merchant.name),
    application: found.row.kind === "apply",
    ...(found.row.fields.length > 0 && { fields: found.row.fields }),
  };
};

export const joinActivity: Handler<"joinActivity"> = async (context) => {
  const { database, clock, input } = context;
  const account = memberOf(context);
  const { row, status } = await findActivity(context, input.id);
  const state = row.kind === "reward" ? undefined : JOINED_AS[row.kind];
  if (state === status) return { status };
  await refuseExcluded(database, account.id, clock.now());
  if (status !== "join" || !state) throw closed(row, status);
  const { words, images: described } = await readDetails(row.fields, input.details);
  const images = [...(await imagesIn(input.images, { field: "images" })), ...described];
  const details = JSON.stringify(words);
  const entry = { state, comment: input.comment.trim(), details, changed_at: clock.now() };
  const whose = { account_id: account.id, activity_id: row.id };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("activity_entries")
      .values({ ...whose, ...entry })
      .onConflict((conflict) => conflict.columns(["account_id", "activity_id"]).doUpdateSet(entry))
      .execute();
    await keepImages(transaction, whose, images);
  });
  return { status: state };
};

export const claimActivity: Handler<"claimActivity"> = async (context) => {
  const { database, clock, input } = context;
  const account = memberOf(context);
  const { row, status } = await findActivity(context, input.id);
  if (status !== "claimed") await refuseExcluded(database, account.id, clock.now());
  if (status !== "claim" && status !== "claimed") throw closed(row, status);
  if (status === "claim")
    await database.transaction().execute(async (transaction) => {
      await lockOpenAccount(transaction, account);
      await payActivityReward(transaction, { account, row, clock });
    });
  return { status: "claimed", reward: decimalOf(required(row.reward, `What "${row.id}" pays`)) };
};

function answerOf(merchant: Merchant, { row, status }: FoundActivity): Activity {
  return {
    id: row.id,
    title: withName(row.title, merchant.name),
    teaser: withName(row.teaser, merchant.name),
    url: pictureUrl(merchant, "banner", row.picture),
    status,
    startsAt: row.starts_at.toISOString(),
    ...(row.ends_at && { endsAt: row.ends_at.toISOString() }),
    ...(row.reward !== null && { reward: decimalOf(row.reward) }),
  };
}

/** Promotions cost the merchant real money: a trial account has no part in them. */
function memberOf(context: { session: Session | null }): Account {
  const account = callerOf(context);
  if (account.type === TRIAL_TYPE)
    throw new PlatformError("trial.rejected", "Trial accounts take no part in activities");
  return account;
}

function closed(row: ActivityRow, status: string): PlatformError {
  return new PlatformError(
    "activity.closed",
    `The activity "${row.id}" cannot be joined or claimed now: it is ${status}`,
  );
}
