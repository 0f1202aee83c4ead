import { expect, test } from "vitest";
import { contract, type CallInput } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import type { CallContext } from "../../sandbox/calls/call-context.ts";
import type { Database } from "../../sandbox/database/tables.ts";
import { gameList } from "../../sandbox/handlers/games.ts";
import { findMerchant } from "../../sandbox/merchants/merchant.ts";
import { acme, Caller } from "../support/caller.ts";
import { startPlatform } from "../support/platform.ts";
import { planned } from "../support/query-plans.ts";

const GAMES = 20_000;

/** What the list of games finds, and the query plan of each statement it sends. */
async function searched(database: Database, input: Partial<CallInput<"gameList">>) {
  const merchant = required(await findMerchant(database, acme.code), "The merchant");
  const { answer, plans } = await planned(database, (noted) =>
    gameList({
      input: contract.gameList.input.parse({ language: "EN", ...input }),
      merchant,
      database: noted,
    } as CallContext<"gameList">),
  );
  return { names: answer.content.map(({ nodeName }) => nodeName), plans };
}

test("a search by name among twenty thousand games uses its index: no statement reads all games", async () => {
  const platform = await startPlatform("PostgreSQL", { games: GAMES });
  try {
    const caller = new Caller(platform);
    await caller.operate("PUT", "/sandbox/merchants", [acme]);
    const {
      content: [game],
      totalPages,
    } = await caller.value("gameList", { language: "EN", pageNo: 300, pageSize: 40 });
    expect(totalPages * 40).toBe(GAMES);
    const name = required(game, "A game far down the list").nodeName;
    for (const input of [
      { gameName: name.slice(1) },
      { gameName: name, gameType: "RNG" },
      { gameName: "dragon", pageNo: 2 },
    ] as const) {
      const { names, plans } = await searched(platform.database, input);
      expect(names.filter((found) => found.toLowerCase().includes(input.gameName.toLowerCase()))).toEqual(names);
      expect(names.length).toBeGreaterThan(0);
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(plan).toContain("Bitmap Index Scan on games_by_name");
        expect(plan).not.toContain("Seq Scan on games");
      }
    }
  } finally {
    await platform.stop();
  }
});
