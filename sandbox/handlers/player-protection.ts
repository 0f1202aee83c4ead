import { randomUUID } from "node:crypto";
import type { CallName } from "#gateway/contract.ts";
import type { LimitPeriod, Protection } from "#gateway/player-protection.ts";
import { required } from "#kernel/assert.ts";
import { minorUnits } from "#kernel/money.ts";
import { callerOf, sessionOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { duration } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Account } from "../database/tables.ts";
import { bookedSince, resultOf } from "../ledger/results.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { limitAnswer, limitsNow, storedLimit, storeLimit } from "../protection/deposit-limits.ts";
import { changedLimit, keptLimit, type SetLimit } from "../protection/limit-change.ts";
import { pauseEnd, type Pause, type PauseLength } from "../protection/pause.ts";
import { pauseOf } from "../protection/pauses.ts";
import { reminderOf } from "../protection/reminders.ts";

/** The highest limit, in minor units: more is no limit that anyone means. */
const HIGHEST = 100_000_000_000n;

type AnyContext = Pick<CallContext<CallName>, "database" | "merchant" | "session" | "clock">;

export const depositLimits: Handler<"depositLimits"> = async (context) =>
  (await limitsNow({ ...context, account: memberOf(context) })).map(limitAnswer);

export const setDepositLimit: Handler<"setDepositLimit"> = async (context) => {
  const account = memberOf(context);
  const { period, amount: decimal } = context.input;
  const amount = minorUnits(decimal);
  if (amount <= 0n) throw new PlatformError("amount.low", "A limit is above zero; a time-out stops all deposits");
  if (amount > HIGHEST) throw new PlatformError("amount.high", "A limit is at most 1000000000.00");
  return change(context, account, period, (limit, now) => changedLimit(limit, amount, now));
};

export const removeDepositLimit: Handler<"removeDepositLimit"> = async (context) =>
  change(context, memberOf(context), context.input.period, (limit, now) => changedLimit(limit, null, now));

export const cancelLimitChange: Handler<"cancelLimitChange"> = async (context) =>
  change(context, memberOf(context), context.input.period, keptLimit);

export const realityCheck: Handler<"realityCheck"> = async (context) => ({
  every: await reminderOf(context.database, memberOf(context).id),
});

export const setRealityCheck: Handler<"setRealityCheck"> = async (context) => {
  const { every } = context.input;
  await context.database
    .insertInto("reality_checks")
    .values({ account_id: memberOf(context).id, every })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ every }))
    .execute();
  return { every };
};

export const playingTime: Handler<"playingTime"> = async (context) => {
  const { database, clock } = context;
  const account = memberOf(context);
  const { created_at: since } = await database
    .selectFrom("sessions")
    .select("created_at")
    .where("token_hash", "=", sessionOf(context).tokenHash)
    .executeTakeFirstOrThrow();
  const { stake, paid, net } = resultOf(await bookedSince(database, account, since));
  return {
    since: since.toISOString(),
    minutes: Math.max(0, Math.floor((clock.now().getTime() - since.getTime()) / duration.minute)),
    stake,
    paid,
    net,
    every: await reminderOf(database, account.id),
  };
};

export const protection: Handler<"protection"> = async (context) =>
  answerOf(await pauseOf(context.database, memberOf(context).id, context.clock.now()));

export const takeTimeOut: Handler<"takeTimeOut"> = (context) => pause(context, "timeOut", context.input);

export const excludeSelf: Handler<"excludeSelf"> = (context) => pause(context, "excluded", context.input);

/** Trial accounts have no real money to protect. */
function memberOf(context: Pick<AnyContext, "session">): Account {
  const account = callerOf(context);
  if (account.type === TRIAL_TYPE) throw new PlatformError("trial.rejected", "Trial accounts have no real money");
  return account;
}

/** Changes the limit of a period, and answers it. */
async function change(
  { database, merchant, clock }: AnyContext,
  account: Account,
  period: LimitPeriod,
  to: (limit: SetLimit, now: Date) => SetLimit,
) {
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const limit = await storedLimit(transaction, account.id, period);
    await storeLimit(transaction, account.id, period, to(limit, clock.now()));
  });
  const limits = await limitsNow({ database, merchant, account, clock });
  return limitAnswer(
    required(
      limits.find((limit) => limit.period === period),
      "The limit",
    ),
  );
}

/** Begins a pause now, once for each key. */
async function pause(
  context: AnyContext,
  state: Pause["state"],
  input: { for: PauseLength; idempotencyKey?: string | undefined },
): Promise<Protection> {
  const { database, clock } = context;
  const account = memberOf(context);
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const now = clock.now();
    await transaction
      .insertInto("player_pauses")
      .values({
        account_id: account.id,
        state,
        begun_at: now,
        until: pauseEnd(input.for, now),
        idempotency_key: input.idempotencyKey ?? randomUUID(),
      })
      .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing())
      .execute();
    return answerOf(await pauseOf(transaction, account.id, now));
  });
}

function answerOf(found: Pause | undefined): Protection {
  return found ? { state: found.state, until: found.until?.toISOString() ?? null } : { state: "none", until: null };
}
