import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { minorUnits } from "#kernel/money.ts";
import { acme } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { firstOf, inTheRain, rainIn, rainMember } from "./rain-calls.ts";

describe.each(engines)("the red envelope rain on %s", (engine) => {
  const caller = callerOn(engine);

  const balance = async (token: string) => minorUnits((await caller.value("wallet", {}, { token })).sumBalance);
  const send = (token: string, round: string, envelopes: string[], idempotencyKey: string = randomUUID()) =>
    caller.call("catchRain", { round, envelopes, idempotencyKey }, { token });
  const failureOf = async (answer: Promise<{ failure: { error?: { code: string } }; value: unknown }>) => {
    const { failure, value } = await answer;
    return [failure.error?.code, (value as { field?: string } | undefined)?.field];
  };

  test("it rains at the times of the merchant's day, and the next rounds of today and tomorrow are listed", async () => {
    const token = await rainMember(caller);
    const rain = { times: ["13:30", "00:00"] };
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { rain });
    const starts = async () => (await caller.value("rainRounds", {}, { token })).map(({ startsAt }) => startsAt);
    const [first, ...others] = await starts();
    expect(first).toBe("2026-03-14T05:30:00.000Z");
    expect(others).toEqual(["2026-03-14T16:00:00.000Z", "2026-03-15T05:30:00.000Z"].slice(0, others.length));
    expect(others).toHaveLength(2);
  });

  test("a merchant whose day has no rain lists no round", async () => {
    const token = await rainMember(caller);
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { rain: { times: [] } });
    expect(await caller.value("rainRounds", {}, { token })).toEqual([]);
  });

  test("who joins ten times at once, on two phones, has one part with the same envelopes", async () => {
    const token = await rainMember(caller);
    const round = await rainIn(caller, 60_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.value("joinRain", { round }, { token })));
    expect(new Set(answers.map((one) => JSON.stringify(one.envelopes))).size).toBe(1);
    const entries = await caller.platform.database
      .selectFrom("rain_rounds")
      .select("joined")
      .where("starts_at", "=", new Date(round))
      .executeTakeFirstOrThrow();
    expect(entries.joined).toBe(1);
  });

  test("ten members who join at once have ten places, and no prize is given twice", async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => rainMember(caller)));
    const round = await rainIn(caller, 61_000);
    await Promise.all(tokens.map((token) => caller.value("joinRain", { round }, { token })));
    const { deck, joined } = await caller.platform.database
      .selectFrom("rain_rounds")
      .select(["deck", "joined"])
      .where("starts_at", "=", new Date(round))
      .executeTakeFirstOrThrow();
    const hands = await caller.platform.database
      .selectFrom("rain_entries")
      .select("hand")
      .where("starts_at", "=", new Date(round))
      .execute();
    expect(joined).toBe(10);
    expect(hands.flatMap(({ hand }) => hand).toSorted()).toEqual(deck.slice(0, 60).toSorted());
  });

  test("ten catches at once with one key are paid once, and each is answered the same", async () => {
    const token = await rainMember(caller);
    const before = await balance(token);
    const round = await inTheRain(caller, token, 20_000);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(token, round.id, firstOf(round, 6), key)));
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect((await balance(token)) - before).toBe(minorUnits(answers[0]?.value.amount ?? ""));
    expect((await caller.value("rainRecords", {}, { token })).content).toHaveLength(1);
  });

  test("of ten catches at once on different phones one is taken, the others are refused", async () => {
    const token = await rainMember(caller);
    const before = await balance(token);
    const round = await inTheRain(caller, token, 20_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(token, round.id, firstOf(round, 6))));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ failure }) => failure.error?.code === "rain.taken")).toHaveLength(9);
    expect((await balance(token)) - before).toBe(minorUnits(taken[0]?.value.amount ?? ""));
  });

  test("how much is won depends on how many envelopes are caught, not on which: later ones hold the same", async () => {
    const token = await rainMember(caller);
    const round = await inTheRain(caller, token, 30_000);
    const { hand } = await caller.platform.database
      .selectFrom("rain_entries")
      .select("hand")
      .where("starts_at", "=", new Date(round.id))
      .executeTakeFirstOrThrow();
    const lastThree = round.envelopes.slice(-3).map(({ id }) => id);
    const { value } = await send(token, round.id, lastThree);
    expect(value.held.map(minorUnits)).toEqual(hand.slice(0, 3).map(BigInt));
  });

  test("who joins in the last second takes part; in the next one the round is over", async () => {
    const token = await rainMember(caller);
    const round = await rainIn(caller, 1000);
    caller.platform.clock.pass(1000 + 29_500);
    const joined = await caller.value("joinRain", { round }, { token });
    const last = joined.envelopes.at(-1)?.id ?? "";
    expect((await send(token, round, [last])).status).toBe(200);
    caller.platform.clock.pass(500);
    const late = await rainMember(caller);
    expect(await failureOf(caller.call("joinRain", { round }, { token: late }))).toEqual(["rain.over", undefined]);
  });

  test("a catch that a lost connection delays is taken until a minute after the rain, and not a moment later", async () => {
    const [early, late] = [await rainMember(caller), await rainMember(caller)];
    const round = await rainIn(caller, 1000);
    const { envelopes } = await caller.value("joinRain", { round }, { token: early });
    await caller.value("joinRain", { round }, { token: late });
    caller.platform.clock.pass(1000 + 90_000);
    const all = envelopes.slice(0, 6).map(({ id }) => id);
    expect((await send(early, round, all)).status).toBe(200);
    caller.platform.clock.pass(1);
    expect(await failureOf(send(late, round, all))).toEqual(["rain.over", undefined]);
    expect(await balance(late)).toBe(0n);
  });

  test("a catch before the rain, or of an envelope that does not fall yet, is refused and can be sent again later", async () => {
    const token = await rainMember(caller);
    const round = await rainIn(caller, 1000);
    const joined = await caller.value("joinRain", { round }, { token });
    expect(await failureOf(send(token, round, firstOf(joined, 1)))).toEqual(["rain.early", undefined]);
    caller.platform.clock.pass(1000);
    const last = joined.envelopes.at(-1)?.id ?? "";
    expect(await failureOf(send(token, round, [last]))).toEqual(["rain.early", "envelopes"]);
    caller.platform.clock.pass(28_000);
    expect((await send(token, round, [last])).status).toBe(200);
  });

  test.each([
    ["more than a member can catch", (ids: string[]) => ids.slice(0, 7)],
    ["one twice", ([id = ""]: string[]) => [id, id]],
    ["one of another round", () => ["2026-03-14T05:30:00.000Z-0"]],
    ["markup", () => ["<script>"]],
  ])("a catch with %s is refused at its field, and nothing is lost", async (_, choose) => {
    const token = await rainMember(caller);
    const round = await inTheRain(caller, token, 20_000);
    const ids = round.envelopes.map(({ id }) => id);
    expect(await failureOf(send(token, round.id, choose(ids)))).toEqual(["field.invalid", "envelopes"]);
    expect((await send(token, round.id, ids.slice(0, 6))).status).toBe(200);
  });

  test.each(["", "none", "2026-03-14", "9999-12-31T00:00:00.000Z"])(
    "a catch for the round %j, which there is not, is refused",
    async (round) => {
      const { status, failure } = await send(await rainMember(caller), round, ["1"]);
      expect([status, failure.error?.code]).toEqual(round === "" ? [400, "request.invalid"] : [404, "request.unknown"]);
    },
  );

  test("who has not joined catches nothing", async () => {
    const round = await inTheRain(caller, await rainMember(caller), 5000);
    const other = await rainMember(caller);
    expect(await failureOf(send(other, round.id, firstOf(round, 1)))).toEqual(["request.unknown", "round"]);
  });

  test("another member's round is not told: envelopes come with joining", async () => {
    await inTheRain(caller, await rainMember(caller), 5000);
    const rounds = await caller.value("rainRounds", {}, { token: await rainMember(caller) });
    expect(rounds).toMatchObject([{ state: "new", envelopes: [] }]);
  });

  test("what is won is to be played before it can be withdrawn, as other promotions are", async () => {
    const token = await rainMember(caller);
    const left = async () => minorUnits((await caller.value("withdrawalRules", { language: "EN" }, { token })).toPlay);
    const before = await left();
    const round = await inTheRain(caller, token, 20_000);
    const { value } = await send(token, round.id, firstOf(round, 6));
    expect((await left()) - before).toBe(5n * minorUnits(value.amount));
  });

  test.each([
    { times: ["24:00"] },
    { times: ["noon"] },
    { starts: ["tomorrow"] },
    { places: 0 },
    { places: 501 },
    { more: true },
  ])("an operator cannot set %j", async (rain) => {
    expect((await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { rain })).status).toBe(400);
  });
});
