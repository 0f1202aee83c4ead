import { after } from "../clock.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { latestFirst } from "../records/order.ts";
import { listOf } from "../records/records.ts";
import { deviceOf } from "../security/device-name.ts";
import { endSessions, SESSION_LIFE_MS } from "../security/tokens.ts";

export const sessionList: Handler<"sessionList"> = async (context) => {
  const list = await openSessions(context);
  return list.toSorted((one, other) => Number(other.current) - Number(one.current));
};

const openSessions: Handler<"sessionList"> = listOf({
  select: (context) =>
    context.database
      .selectFrom("sessions")
      .select(["id", "token_hash", "created_at", "expires_at", "user_agent"])
      .where("account_id", "=", callerOf(context).id)
      .where("ended_at", "is", null)
      .where("expires_at", ">", context.clock.now()),
  order: latestFirst("sessions.expires_at", "sessions.id"),
  map: (row, { session }) => ({
    id: row.id,
    openedAt: row.created_at.toISOString(),
    lastUsedAt: after(row.expires_at, -SESSION_LIFE_MS).toISOString(),
    ...deviceOf(row.user_agent),
    current: row.token_hash === session?.tokenHash,
  }),
});

export const endSession: Handler<"endSession"> = async (context) => {
  await endSessions(context.database, callerOf(context).id, "revoked", context.clock.now(), { id: context.input.id });
  return { ended: true };
};

export const endOtherSessions: Handler<"endOtherSessions"> = async (context) => ({
  ended: await endSessions(context.database, callerOf(context).id, "revoked", context.clock.now(), {
    butHash: context.session?.tokenHash,
  }),
});
