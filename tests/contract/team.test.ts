import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { duration } from "../../sandbox/clock.ts";
import { addDays, dayOf } from "../../sandbox/records/days.ts";
import { acme, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { placeWaitingBet } from "../support/waiting-bet.ts";

describe.each(engines)("an agent's team on %s", (engine) => {
  const caller = callerOn(engine, { merchants: [acme, zenith] });

  const as = async (username: string, merchant: string = acme.code) => ({
    merchant,
    token: await caller.signIn(username, { merchant }),
  });
  const idOf = async (username: string, merchant: string = acme.code) =>
    (await caller.value("memberInfo", {}, await as(username, merchant))).id;

  /** Members below somebody, all of whom joined at one moment: only their ids tell them apart. */
  async function join(parent: string, names: readonly string[]): Promise<void> {
    const { database, clock } = caller.platform;
    const template = await database
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", parent)
      .executeTakeFirstOrThrow();
    const { profile: _, ...account } = template;
    await database
      .insertInto("accounts")
      .values(
        names.map((username) => ({
          ...account,
          id: randomUUID(),
          username,
          type: 0,
          mobile: null,
          upline_id: parent,
          last_login_at: null,
          registered_at: clock.now(),
        })),
      )
      .execute();
  }

  test("is moved by the operator: lists have it at once, and nobody is moved below somebody who is not there", async () => {
    const [ramon, nena] = [await as("ramon"), await as("nena")];
    const move = (body: object, secret?: string) =>
      caller.operate("PUT", `/sandbox/merchants/${acme.code}/team`, body, secret);
    const names = async (options: { token: string }) =>
      (await caller.value("teamMembers", {}, options)).content.map(({ userName }) => userName);
    const id = await idOf("boyet");
    expect(await names(ramon)).toContain("boyet");
    expect((await move({ member: "boyet", upline: "nena" })).status).toBe(200);
    expect(await names(ramon)).not.toContain("boyet");
    expect(await names(nena)).toContain("boyet");
    expect(await caller.refusal("teamMembers", { parentId: id }, await as("tito"))).toBe("request.unknown");
    expect((await move({ member: "boyet", upline: "nobody" })).status).toBe(404);
    expect((await move({ member: "boyet" })).status).toBe(400);
    expect((await move({ member: "boyet", upline: "ramon" }, "of somebody else")).status).toBe(401);
    expect((await move({ member: "boyet", upline: "ramon" })).status).toBe(200);
    expect(await names(ramon)).toContain("boyet");
  });

  test("is listed page by page, each member once, also while others join", async () => {
    const tito = await idOf("tito");
    await join(
      tito,
      Array.from({ length: 7 }, (_, place) => `kasama_${place}`),
    );
    const options = await as("tito");
    const first = await caller.value("teamMembers", { pageSize: 3 }, options);
    expect(first).toMatchObject({ pageNum: 1, totalPages: 3 });
    caller.platform.clock.pass(1000);
    await join(tito, ["huling_dating"]);
    const second = await caller.value("teamMembers", { pageSize: 3, pageNo: 2, cursor: first.nextCursor }, options);
    const third = await caller.value("teamMembers", { pageSize: 3, pageNo: 3, cursor: second.nextCursor }, options);
    expect(third.nextCursor).toBeUndefined();
    const all = [first, second, third].flatMap(({ content }) => content.map(({ userName }) => userName));
    expect(all.toSorted()).toEqual(Array.from({ length: 7 }, (_, place) => `kasama_${place}`));
    const byNumber = await caller.value("teamMembers", { pageSize: 3, pageNo: 3 }, options);
    expect(byNumber.content).toHaveLength(2);
  });

  test("is searched by a part of the name, in either case, without wildcards", async () => {
    const boyet = await idOf("boyet");
    await join(boyet, ["Luz_Vi", "luzviminda", "makisig"]);
    const found = async (search: string) =>
      (await caller.value("teamMembers", { search }, await as("boyet"))).content
        .map(({ userName }) => userName)
        .toSorted();
    expect(await found(" LUZ")).toEqual(["Luz_Vi", "luzviminda"]);
    expect(await found("z_v")).toEqual(["Luz_Vi"]);
    expect(await found("%")).toEqual([]);
    expect(await found("liza")).toEqual([]);
  });

  test("is searched on every level below somebody, and says between whom each was found", async () => {
    const maria = await idOf("maria");
    await join(maria, ["anino_una"]);
    const below = await caller.platform.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", "anino_una")
      .executeTakeFirstOrThrow();
    await join(below.id, ["anino_dalawa"]);
    const found = async (search: string, parentId?: string, username = "ramon") =>
      (
        await caller.value("teamMembers", { search, ...(parentId !== undefined && { parentId }) }, await as(username))
      ).content
        .map(({ userName, path }) => [userName, path])
        .toSorted();
    expect(await found("anino")).toEqual([
      ["anino_dalawa", "maria › anino_una"],
      ["anino_una", "maria"],
    ]);
    expect(await found("ANINO", maria)).toEqual([
      ["anino_dalawa", "anino_una"],
      ["anino_una", null],
    ]);
    expect(await found("anino", undefined, "nena")).toEqual([]);
    expect(await found("  ", below.id)).toEqual([["anino_dalawa", null]]);
  });

  test("of somebody above, beside, in another merchant, or nobody is refused alike", async () => {
    const nena = await as("nena");
    const strangers = [await idOf("ramon"), await idOf("tito"), await idOf("liza", zenith.code), "nobody"];
    for (const name of ["teamMembers", "teamPath"] as const)
      for (const parentId of strangers) {
        const { status, failure } = await caller.call(name, { parentId }, nena);
        expect([name, status, failure.error]).toEqual([
          name,
          404,
          { code: "request.unknown", message: `There is no member "${parentId}" in this team` },
        ]);
      }
  });

  test("is listed to the agent by the own id, too", async () => {
    const { content } = await caller.value("teamMembers", { parentId: await idOf("nena") }, await as("nena"));
    expect(content.map(({ userName }) => userName)).toEqual(["liza"]);
  });

  test("is nothing of a trial account, and of no guest", async () => {
    const trial = await as("trial", acme.trialCode);
    expect(await caller.refusal("teamMembers", {}, trial)).toBe("agent.only");
    expect(await caller.refusal("teamMembers", {})).toBe("session.missing");
  });

  test("is counted: who registered, signed in, placed a bet and is online, on every level @games-3-30 @games-7-28", async () => {
    const { database, clock } = caller.platform;
    await join(await idOf("liza"), ["bilang_una", "bilang_dalawa"]);
    const today = dayOf(clock.now(), acme.timeZone);
    const kpi = async (startDate = today, endDate = today) =>
      (await caller.value("teamKpi", { startDate, endDate }, await as("nena"))).footer;
    clock.pass(duration.hour);
    expect(await kpi()).toMatchObject({ teamRegisterMemberCount: 2, teamBetMemberCount: 0 });
    const before = await kpi();
    const una = await as("bilang_una");
    await as("bilang_una");
    const { id } = await caller.value("memberInfo", {}, una);
    for (const _bet of [1, 2]) await placeWaitingBet(database, { accountId: id, merchant: acme.code }, clock.now());
    expect(await kpi()).toEqual({
      teamRegisterMemberCount: 2,
      teamBetMemberCount: 1,
      teamLoginMemberCount: before.teamLoginMemberCount + 1,
      teamOnlineCount: before.teamOnlineCount + 1,
    });
    clock.pass(20 * duration.minute);
    expect((await kpi()).teamOnlineCount).toBe(0);
    const tomorrow = addDays(today, 1);
    clock.pass(duration.day);
    expect(await kpi(tomorrow, tomorrow)).toMatchObject({ teamRegisterMemberCount: 0, teamBetMemberCount: 0 });
    expect(await kpi(today, tomorrow)).toMatchObject({ teamRegisterMemberCount: 2, teamBetMemberCount: 1 });
  });

  test("is not counted for days to come", async () => {
    const tomorrow = addDays(dayOf(caller.platform.clock.now(), acme.timeZone), 1);
    const answer = await caller.call("teamKpi", { startDate: tomorrow, endDate: tomorrow }, await as("nena"));
    expect(answer.failure.error.code).toBe("request.invalid");
  });
});
