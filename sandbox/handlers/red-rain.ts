import { randomUUID } from "node:crypto";
import type { RainRound } from "#gateway/red-rain.ts";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { redRain } from "../catalogue/red-rain.ts";
import { refuseExcluded } from "../protection/pauses.ts";
import { takeCatch } from "../rain/catch.ts";
import { mostOf, potOf } from "../rain/deck.ts";
import { entriesOf, join, type RainEntry, type Raining } from "../rain/entries.ts";
import { envelopesOf } from "../rain/envelopes.ts";
import { idOf, roundsFrom, roundWith, type RainTimes } from "../rain/schedule.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

type AnyContext = Pick<CallContext<"rainRounds">, "database" | "merchant" | "session" | "clock">;

export const rainRounds: Handler<"rainRounds"> = async (context) => {
  const who = raining(context);
  const rounds = roundsFrom(context.merchant, context.clock.now());
  const entries = await entriesOf(
    who,
    rounds.map(({ startsAt }) => startsAt),
  );
  return rounds.map((round) => answerOf(round, entries.get(round.startsAt.getTime()), context));
};

export const joinRain: Handler<"joinRain"> = async (context) => {
  const { input, merchant, clock, database } = context;
  const who = raining(context);
  const round = roundWith(merchant, input.round, clock.now());
  if (!round) throw new PlatformError("request.unknown", `There is no round "${input.round}"`, { field: "round" });
  await refuseExcluded(database, who.account.id, clock.now());
  return answerOf(round, await join(who, round), context);
};

export const catchRain: Handler<"catchRain"> = async (context) => {
  const { input, database, clock } = context;
  const who = raining(context);
  await refuseExcluded(database, who.account.id, clock.now());
  const held = await takeCatch(who, {
    startsAt: startOf(input.round),
    envelopes: input.envelopes,
    key: input.idempotencyKey ?? randomUUID(),
  });
  return { amount: decimalOf(held.reduce((sum, one) => sum + one, 0n)), held: held.map(decimalOf) };
};

export const rainRecords: Handler<"rainRecords"> = pageOf({
  before: async (context) => realMemberOf(context),
  select: (context) =>
    context.database
      .selectFrom("rain_entries")
      .select(["id", "starts_at", "caught", "amount", "caught_at"])
      .where("account_id", "=", callerOf(context).id)
      .where("caught_at", "is not", null)
      .$narrowType<{ caught: number; amount: bigint; caught_at: Date }>(),
  order: latestFirst("caught_at", "id"),
  mostBefore: MOST_BEFORE,
  map: ({ id, starts_at, caught, amount, caught_at }) => ({
    id,
    startedAt: starts_at.toISOString(),
    caught,
    amount: decimalOf(amount),
    at: caught_at.toISOString(),
  }),
});

function raining({ session, database, merchant, clock }: AnyContext): Raining {
  return { database, merchant, account: realMemberOf({ session }), clock };
}

/** When a round that a call names begins. A name that is no moment is no round. */
function startOf(round: string): Date {
  const moment = new Date(round);
  if (Number.isNaN(moment.getTime()) || idOf(moment) !== round)
    throw new PlatformError("request.unknown", `There is no round "${round}"`, { field: "round" });
  return moment;
}

function answerOf(round: RainTimes, entry: RainEntry | undefined, { clock }: Pick<AnyContext, "clock">): RainRound {
  const id = idOf(round.startsAt);
  return {
    id,
    opensAt: round.opensAt.toISOString(),
    startsAt: round.startsAt.toISOString(),
    endsAt: round.endsAt.toISOString(),
    takenUntil: round.takenUntil.toISOString(),
    serverTime: clock.now().toISOString(),
    pot: decimalOf(potOf(redRain)),
    most: decimalOf(mostOf(redRain)),
    catches: redRain.catches,
    state: entry ? (entry.caught_at === null ? "joined" : "caught") : "new",
    amount: entry?.amount == null ? null : decimalOf(entry.amount),
    envelopes: entry ? envelopesOf(id) : [],
  };
}
