import { describe, expect, test } from "vitest";
import type { CallInput } from "#gateway/contract.ts";
import { settleBets } from "../../sandbox/play/settle-bets.ts";
import { acme, type CallOptions, EN } from "../support/caller.ts";
import { gamesOn } from "./demo-table.ts";

const STAKE = "500.00";
const PICKS = [1, 2, 3];

describe("what was played", () => {
  const { caller, table } = gamesOn("PostgreSQL");
  let keys = 0;

  const newKey = () => `played-${++keys}`;
  const winners = async (gameCategory: CallInput<"winnerBoard">["gameCategory"] = "ALL") =>
    (await caller.value("winnerBoard", { ...EN, gameCategory })).map(({ vo }) => vo);
  const balance = async (options: CallOptions) => (await caller.value("merchantWallet", {}, options)).balance;

  /** A round that paid this amount: the reels are random, so its prize is written afterwards. */
  async function winRound(options: CallOptions, paid: string) {
    const { ticket, stake, launch } = await table.slot(options);
    const key = newKey();
    const { value } = await table.play("round", ticket, { stake, key });
    await caller.platform.database
      .updateTable("rounds")
      .set({ paid: paid.replace(".", "") })
      .where("idempotency_key", "=", key)
      .execute();
    return { ...launch, stake, balance: value.balance };
  }

  /** A bet that wins the highest prize of its draw. */
  async function winBet(options: CallOptions) {
    await table.toNextDraw();
    const { ticket, state } = await table.lottery(options);
    const { value } = await table.play("bet", ticket, {
      stake: STAKE,
      key: newKey(),
      numero: state.draw.numero,
      picks: PICKS,
    });
    await table.decide(state.draw.numero, PICKS.join(","));
    await table.toNextDraw();
    await settleBets(caller.platform.database, caller.platform.clock);
    return { name: state.name, bet: value.bet, paid: (Number(STAKE) * state.prizes[0]!.times).toFixed(2) };
  }

  test("a round and a bet appear in recents, on the winner board, in the betting records and in the balance", async () => {
    const options = { token: await caller.signIn("maria") };
    const round = await winRound(options, "99999.00");
    expect(await balance(options)).toBe(round.balance);
    await caller.value("addRecentGame", { nodeId: round.nodeId, vendor: round.vendor }, options);
    const bet = await winBet(options);

    const recents = (await caller.value("recentGames", EN, options)).content;
    expect(recents.slice(0, 2).map(({ nodeName, gameType }) => [nodeName, gameType])).toEqual([
      [bet.name, "LOTT"],
      [expect.any(String), "RNG"],
    ]);
    const [first, second] = await winners();
    expect(first).toMatchObject({
      nodeId: round.nodeId,
      winAmount: "99999.00",
      customerName: expect.stringMatching(/^ma\*\*\*\d\d$/),
    });
    expect(second).toMatchObject({
      nodeId: recents[0]!.nodeId,
      roomId: recents[0]!.roomId,
      vassalage: recents[0]!.vassalage,
      gameName: bet.name,
      winAmount: bet.paid,
      customerName: first!.customerName,
      iconUrl: expect.stringContaining("/lottery/MINUTO3?"),
    });
    const records = (await caller.value("betRecords", { ...EN, from: "2026-03-14" }, options)).content;
    expect(records.map(({ kind, name, stake, paid }) => [kind, name, stake, paid])).toEqual([
      ["lottery", bet.name, STAKE, bet.paid],
      ["game", first!.gameName, round.stake, "99999.00"],
    ]);
    expect(Number(await balance(options))).toBeCloseTo(Number(round.balance) - Number(STAKE) + Number(bet.paid), 2);
  });

  test("the winner board of a category shows wins in its games only", async () => {
    const bet = await winBet({ token: await caller.signIn("ramon") });
    const won = async (category: CallInput<"winnerBoard">["gameCategory"]) =>
      (await winners(category)).some(({ gameName, winAmount }) => gameName === bet.name && winAmount === bet.paid);
    expect([await won("LOTT"), await won("HOT"), await won("RNG"), await won("FISH")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("an open or lost bet, or one older than a day, is on no winner board", async () => {
    const options = { token: await caller.signIn("ramon") };
    const won = async () =>
      (await winners("LOTT")).filter(
        ({ customerName, winAmount }) => customerName.startsWith("ra***") && winAmount === bet.paid,
      ).length;
    const bet = await winBet(options);
    const before = await won();
    const { ticket, state } = await table.lottery(options);
    await table.play("bet", ticket, { stake: STAKE, key: newKey(), numero: state.draw.numero, picks: PICKS });
    expect(await won()).toBe(before);
    await table.decide(state.draw.numero, "6,6,6");
    await table.toNextDraw();
    await settleBets(caller.platform.database, caller.platform.clock);
    expect(await won()).toBe(before);
    caller.platform.clock.pass(24 * 3_600_000);
    expect(await won()).toBe(0);
  });

  test("a trial account wins no money, and is on no winner board", async () => {
    const { token } = await caller.value("testPlay", await caller.value("createTrialAccount", {}));
    const trial = { token, merchant: acme.trialCode };
    await winRound(trial, "888888.00");
    const bet = await winBet(trial);
    for (const category of ["ALL", "RNG", "LOTT"] as const) {
      const amounts = (await winners(category)).map(
        ({ customerName, winAmount }) => `${customerName.slice(0, 2)} ${winAmount}`,
      );
      expect(amounts).not.toContain("tr 888888.00");
      expect(amounts).not.toContain(`tr ${bet.paid}`);
    }
    const records = (await caller.value("betRecords", EN, trial)).content;
    expect(records.map(({ kind, paid }) => [kind, paid])).toEqual([
      ["lottery", bet.paid],
      ["game", "888888.00"],
    ]);
  });

  test("a lottery game chosen in the lobby of all games becomes a recent game; the lobby itself does not", async () => {
    const options = { token: await caller.signIn("liza") };
    const { ticket, state } = await table.lottery(options, { lottoView: "lobby" });
    const recents = async () =>
      (await caller.value("recentGames", EN, options)).content.map(({ nodeName }) => nodeName);
    const before = await recents();
    expect(before).not.toContain(state.name);
    const chosen = state.games[1]!;
    await table.play("state", ticket, { gameCode: chosen.gameCode });
    expect(await recents()).toEqual([chosen.name, ...before.filter((name) => name !== chosen.name)]);
  });
});
