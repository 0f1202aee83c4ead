import { describe, expect, test } from "vitest";
import { settleBets } from "../../sandbox/play/settle-bets.ts";
import { acme } from "../support/caller.ts";
import { gamesOn, ticketIn, type DemoTable } from "./demo-table.ts";
import { BACK } from "./launch-calls.ts";

describe("demo games", () => {
  const { caller, table } = gamesOn("PostgreSQL");

  const balance = async (token: string) => Number((await caller.value("wallet", {}, { token })).sumBalance);
  const play: DemoTable["play"] = (...asked) => table.play(...asked);
  const toNextDraw = () => table.toNextDraw();
  async function slot(username: string, more = {}) {
    const token = await caller.signIn(username);
    return { token, ...(await table.slot({ token }, more)) };
  }
  async function lottery(username: string) {
    const token = await caller.signIn(username);
    return { token, ...(await table.lottery({ token })) };
  }

  test("a round takes its stake and pays its prize, exact to the cent", async () => {
    const { token, ticket, stake } = await slot("maria");
    let expected = await balance(token);
    for (let round = 0; round < 20; round++) {
      const { value } = await play("round", ticket, { stake, key: `balance-${round}` });
      expected = Math.round((expected - Number(stake) + Number(value.paid)) * 100) / 100;
      expect(await balance(token)).toBe(expected);
    }
  });

  test("the same key plays once: its round is answered again, and no more money moves", async () => {
    const { token, ticket, stake } = await slot("maria");
    const first = await play("round", ticket, { stake, key: "same-key-again" });
    const after = await balance(token);
    for (const answer of await Promise.all(
      [1, 2, 3].map(() => play("round", ticket, { stake, key: "same-key-again" })),
    ))
      expect(answer.value).toEqual(first.value);
    expect(await balance(token)).toBe(after);
  });

  test.each([
    ["cards", { gameType: "PVP" }, "tie"],
    ["wheel", { gameType: "LIVE", gameName: "Roulette" }, "gold"],
    ["fishing", { gameType: "FISH" }, "shark"],
    ["match", { gameType: "SPORTS" }, "2:away"],
  ] as const)(
    "a round of %s moves its stake and what its table pays, once for its key, and is among the latest",
    async (_, wanted, last) => {
      const { token, ticket, stake } = await slot("boyet", wanted);
      const state = (await play("state", ticket, {})).value;
      expect(state.bets.at(-1)!.id).toBe(last);
      let expected = await balance(token);
      for (const { id, pays } of state.bets) {
        const round = { stake, bet: id, key: `round-${last}-${id}` };
        caller.platform.clock.pass(1000);
        const { value } = await play("round", ticket, round);
        const cents = (times: number) => Math.floor(Number(stake) * times * 100 + 1e-6);
        expect([0, 1, pays].map(cents)).toContain(Math.round(Number(value.paid) * 100));
        expected = Math.round((expected - Number(stake) + Number(value.paid)) * 100) / 100;
        expect(await balance(token)).toBe(expected);
        expect((await play("round", ticket, round)).value).toEqual(value);
      }
      const other = { stake, bet: last, key: `round-${last}-${state.bets[0]!.id}` };
      expect((await play("round", ticket, other)).error?.code).toBe("key.reused");
      const unknown = await play("round", ticket, { stake, bet: "nothing", key: `round-${last}-unknown` });
      expect([unknown.status, unknown.error?.code]).toEqual([400, "bet.wrong"]);
      expect(await balance(token)).toBe(expected);
      const { rounds } = (await play("state", ticket, {})).value;
      expect(rounds.map(({ bet }) => bet).toSorted()).toEqual(
        state.bets
          .map(({ id }) => id)
          .slice(-8)
          .toSorted(),
      );
    },
  );

  test("ten simultaneous presses with one key are one round", async () => {
    const { token, ticket, stake } = await slot("liza");
    const before = await balance(token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => play("round", ticket, { stake, key: "ten-presses" })),
    );
    const paid = Number(answers[0]!.value.paid);
    expect(new Set(answers.map(({ value }) => JSON.stringify(value.grid))).size).toBe(1);
    expect(await balance(token)).toBeCloseTo(before - Number(stake) + paid, 2);
  });

  test("a stake above the balance takes nothing", async () => {
    const { token, ticket, launch } = await slot("juan");
    await caller.platform.database
      .updateTable("games")
      .set({ minimum_bet: "10000" })
      .where("merchant_code", "=", acme.code)
      .where("node_id", "=", launch.nodeId)
      .execute();
    const before = await balance(token);
    expect((await play("round", ticket, { stake: "10000.00", key: "missing-funds" })).error?.code).toBe(
      "funds.missing",
    );
    expect(await balance(token)).toBe(before);
    expect((await caller.value("betRecords", { language: "EN" }, { token })).content).toEqual([]);
  });

  test.each(["0.00", "-1.00", "3.33", "1e9", ""])("%j is not a valid stake", async (stake) => {
    const { ticket } = await slot("juan");
    expect((await play("round", ticket, { stake, key: "wrong-stake" })).status).toBe(400);
  });

  test("free play is allowed if the vendor says 1, whatever the game's list says, and refused if neither allows it", async () => {
    const vendors = await caller.value("vendors", { language: "EN" });
    const { content } = await caller.value("gameList", { language: "EN", pageSize: 60 });
    const token = await caller.signIn("nena");
    const launch = async (freeplay: number) => {
      const game = content.find(
        ({ supportPlay, vassalage }) =>
          supportPlay === 1 && vendors.some((vendor) => vendor.vassalage === vassalage && vendor.freeplay === freeplay),
      )!;
      return caller.call(
        "gameLaunch",
        { vendor: game.vassalage, nodeId: game.nodeId, backUrl: BACK, language: "EN", mode: "free" },
        { token },
      );
    };
    expect((await launch(1)).value?.gameUrl).toContain("http");
    expect((await launch(0)).failure.error.code).toBe("request.invalid");
  });

  test("free play moves play money only, and appears in no record @games-5-05", async () => {
    const free = (await caller.value("gameList", { language: "EN", gameType: "RNG", pageSize: 60 })).content.find(
      ({ supportPlay }) => supportPlay === 0,
    )!;
    const token = await caller.signIn("nena");
    const { gameUrl } = await caller.value(
      "gameLaunch",
      { vendor: free.vassalage, nodeId: free.nodeId, backUrl: BACK, language: "EN", mode: "free" },
      { token },
    );
    const before = await balance(token);
    const { value } = await play("round", ticketIn(gameUrl), { stake: free.minimumBet, key: "free-round" });
    expect(Number(value.balance)).toBeCloseTo(1000 - Number(free.minimumBet) + Number(value.paid), 2);
    expect(await balance(token)).toBe(before);
    expect((await caller.value("betRecords", { language: "EN" }, { token })).content).toEqual([]);
  });

  test("rounds appear in the betting records, page by page, and prizes on the winner board with a masked name", async () => {
    const { token, ticket, stake, launch } = await slot("ramon");
    let won = 0;
    for (let round = 0; round < 400 && won === 0; round++) {
      caller.platform.clock.pass(1000);
      const { value } = await play("round", ticket, { stake, key: `record-${round}` });
      if (Number(value.paid) > Number(stake)) won = Number(value.paid);
    }
    const { content } = await caller.value("betRecords", { language: "EN", pageSize: 5 }, { token });
    expect(content[0]).toMatchObject({ kind: "game", stake, paid: won.toFixed(2) });
    const winners = await caller.value("winnerBoard", { language: "EN" });
    const own = winners.find(({ vo }) => vo.nodeId === launch.nodeId && vo.customerName.startsWith("ra***"));
    expect(Number(own?.vo.winAmount)).toBeGreaterThanOrEqual(won);
  });

  test("a bet takes part in its draw, and its prize is paid once after the draw, even if two processes settle it at once", async () => {
    await toNextDraw();
    const { token, ticket, state } = await lottery("maria");
    const before = await balance(token);
    const key = "bet-in-its-draw";
    const { value } = await play("bet", ticket, { stake: "10.00", key, numero: state.draw.numero, picks: [1, 2, 3] });
    expect(value.bet).toMatchObject({ numero: state.draw.numero, picks: "1,2,3", stake: "10.00", paid: null });
    expect(await balance(token)).toBeCloseTo(before - 10, 2);
    await table.decide(state.draw.numero, "1,2,3");
    await toNextDraw();
    await Promise.all([
      settleBets(caller.platform.database, caller.platform.clock),
      settleBets(caller.platform.database, caller.platform.clock),
    ]);
    const times = state.prizes.find((prize) => prize.right === 3)!.times;
    expect(await balance(token)).toBeCloseTo(before - 10 + 10 * times, 2);
    expect((await caller.value("betRecords", { language: "EN", pageSize: 1 }, { token })).content[0]).toMatchObject({
      kind: "lottery",
      detail: `${state.draw.numero} 1,2,3`,
      paid: (10 * times).toFixed(2),
    });
  });

  test("repeating a bet returns the same bet, even if the draw has ended meanwhile", async () => {
    await toNextDraw();
    const { token, ticket, state } = await lottery("liza");
    const bet = { stake: "10.00", key: "same-bet-twice", numero: state.draw.numero, picks: [4, 4, 4] };
    const first = await play("bet", ticket, bet);
    const after = await balance(token);
    await toNextDraw();
    expect((await play("bet", ticket, bet)).value.bet.id).toBe(first.value.bet.id);
    await settleBets(caller.platform.database, caller.platform.clock);
    expect(await balance(token)).toBeGreaterThanOrEqual(after);
    expect((await play("bet", ticket, { ...bet, picks: [5, 5, 5] })).error?.code).toBe("key.reused");
  });

  test("a closed draw accepts no bet and takes no money", async () => {
    await toNextDraw();
    const { token, ticket, state } = await lottery("liza");
    const before = await balance(token);
    caller.platform.clock.pass(state.draw.closesInSeconds * 1000);
    expect(
      (
        await play("bet", ticket, {
          stake: "10.00",
          key: "bet-too-late",
          numero: state.draw.numero,
          picks: [1, 1, 1],
        })
      ).error?.code,
    ).toBe("draw.closed");
    expect(await balance(token)).toBe(before);
  });

  test.each([[[1, 2]], [[0, 1, 2]], [[7, 1, 1]], [[1.5, 1, 1]]])("%j is not a valid pick", async (picks) => {
    await toNextDraw();
    const { ticket, state } = await lottery("liza");
    expect(
      (await play("bet", ticket, { stake: "10.00", key: "wrong-picks", numero: state.draw.numero, picks })).error?.code,
    ).toBe("picks.wrong");
  });
});
