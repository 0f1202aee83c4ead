import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName, CallOutput } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { minorUnits } from "#kernel/money.ts";
import { acme, type Caller } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { realMemberErrors, type Provocation } from "./session-errors.ts";

type Round = CallOutput<"rainRounds">[number];

/** A new member. */
export async function rainMember(caller: Caller): Promise<string> {
  return (await caller.value("register", newMember(`ulan${randomUUID().slice(0, 7)}`))).token;
}

/** Has rounds begin so many milliseconds from now, and no others. */
export async function rainIn(caller: Caller, milliseconds: number, change: object = {}): Promise<string> {
  const startsAt = new Date(caller.platform.clock.now().getTime() + milliseconds).toISOString();
  const rain = { times: [], starts: [startsAt], ...change };
  const { status } = await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { rain });
  expect(status).toBe(200);
  return startsAt;
}

/** Joins a round that begins in a second, and waits until it rains so long. */
export async function inTheRain(caller: Caller, token: string, elapsed: number): Promise<Round> {
  const round = await rainIn(caller, 1000);
  const joined = await caller.value("joinRain", { round }, { token });
  caller.platform.clock.pass(1000 + elapsed);
  return joined;
}

/** The ids of the first so many envelopes. */
export const firstOf = ({ envelopes }: Round, count: number) => envelopes.slice(0, count).map(({ id }) => id);
const balance = async (caller: Caller, token: string) =>
  minorUnits((await caller.value("wallet", {}, { token })).sumBalance);

/** Successful calls of the red envelope rain. */
export const rainSuccesses = {
  async rainRounds(caller) {
    const token = await rainMember(caller);
    const startsAt = await rainIn(caller, 3_600_000);
    const now = caller.platform.clock.now();
    const round = {
      id: startsAt,
      startsAt,
      opensAt: new Date(now.getTime() + 3_000_000).toISOString(),
      endsAt: new Date(now.getTime() + 3_630_000).toISOString(),
      takenUntil: new Date(now.getTime() + 3_690_000).toISOString(),
      serverTime: now.toISOString(),
      pot: "6920.00",
      most: "88.00",
      catches: 6,
      state: "new",
      amount: null,
      envelopes: [],
    };
    expect(await caller.value("rainRounds", {}, { token })).toEqual([round]);
  },
  async joinRain(caller) {
    const token = await rainMember(caller);
    const round = await rainIn(caller, 60_000);
    const joined = await caller.value("joinRain", { round }, { token });
    expect(joined).toMatchObject({ id: round, state: "joined", amount: null });
    expect(joined.envelopes.length).toBe(48);
    expect(await caller.value("rainRounds", {}, { token })).toEqual([joined]);
    expect(await caller.value("joinRain", { round }, { token })).toEqual(joined);
  },
  async catchRain(caller) {
    const token = await rainMember(caller);
    const before = await balance(caller, token);
    const round = await inTheRain(caller, token, 15_000);
    const input = { round: round.id, envelopes: firstOf(round, 6), idempotencyKey: randomUUID() };
    const caught = await caller.value("catchRain", input, { token });
    expect(caught.held).toHaveLength(6);
    expect(caught.held.reduce((sum, one) => sum + minorUnits(one), 0n)).toBe(minorUnits(caught.amount));
    expect(await caller.value("catchRain", input, { token })).toEqual(caught);
    expect((await balance(caller, token)) - before).toBe(minorUnits(caught.amount));
    expect(await caller.value("rainRounds", {}, { token })).toMatchObject([{ state: "caught", amount: caught.amount }]);
  },
  async rainRecords(caller) {
    const token = await rainMember(caller);
    const list = async () => (await caller.value("rainRecords", {}, { token })).content;
    const round = await inTheRain(caller, token, 15_000);
    expect(await list()).toEqual([]);
    const input = { round: round.id, envelopes: firstOf(round, 2), idempotencyKey: randomUUID() };
    const { amount } = await caller.value("catchRain", input, { token });
    const record = { startedAt: round.startsAt, caught: 2, amount, at: caller.platform.clock.now().toISOString() };
    expect(await list()).toMatchObject([record]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

const excluded =
  (call: (caller: Caller, token: string, round: string) => ReturnType<Provocation>): Provocation =>
  async (caller) => {
    const token = await rainMember(caller);
    const { id } = await inTheRain(caller, token, 5000);
    await caller.value("excludeSelf", { for: "year" }, { token });
    return call(caller, token, id);
  };
const joining =
  (milliseconds: number, change: object = {}): Provocation =>
  async (caller) => {
    const round = await rainIn(caller, milliseconds, change);
    await caller.call("joinRain", { round }, { token: await rainMember(caller) });
    return caller.call("joinRain", { round }, { token: await rainMember(caller) });
  };
/** A catch of the first so many envelopes, so long after the round has begun. */
const catching =
  (elapsed: number, count: number, change: { twice?: true; wrong?: true } = {}): Provocation =>
  async (caller) => {
    const token = await rainMember(caller);
    const round = await inTheRain(caller, token, elapsed);
    const envelopes = [...firstOf(round, count), ...(change.wrong ? ["none"] : [])];
    const send = () =>
      caller.call("catchRain", { round: round.id, envelopes, idempotencyKey: randomUUID() }, { token });
    if (change.twice) await send();
    return send();
  };
const unknownRound = "2026-03-14T05:00:00.000Z";

/** How to provoke each error that a call of the red envelope rain declares. */
export const rainProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  rainRounds: realMemberErrors("rainRounds"),
  rainRecords: realMemberErrors("rainRecords"),
  joinRain: {
    ...realMemberErrors("joinRain"),
    "request.unknown": async (caller) =>
      caller.call("joinRain", { round: unknownRound }, { token: await rainMember(caller) }),
    "rain.early": joining(11 * 60_000),
    "rain.over": joining(-30_000),
    "rain.full": joining(60_000, { places: 1 }),
    "player.excluded": excluded((caller, token, round) => caller.call("joinRain", { round }, { token })),
  },
  catchRain: {
    ...realMemberErrors("catchRain"),
    "request.unknown": async (caller) =>
      caller.call(
        "catchRain",
        { round: unknownRound, envelopes: ["1"], idempotencyKey: randomUUID() },
        { token: await rainMember(caller) },
      ),
    "field.invalid": catching(15_000, 1, { wrong: true }),
    "rain.early": catching(200, 2),
    "rain.over": catching(90_001, 1),
    "rain.taken": catching(15_000, 1, { twice: true }),
    "player.excluded": excluded((caller, token, round) =>
      caller.call("catchRain", { round, envelopes: ["1"], idempotencyKey: randomUUID() }, { token }),
    ),
  },
};
