import { randomUUID } from "node:crypto";
import type { Database, LotteryGameRow } from "../database/tables.ts";
import type { Draw } from "./draw-clock.ts";
import { winningNumber } from "./winning-number.ts";

interface EndedDraw {
  game: LotteryGameRow;
  draw: Draw;
}
interface Result {
  game_code: string;
  numero: string;
  winning_number: string;
}

/** Winning numbers by game code of draws that have ended, one of each game. */
export async function resultsOf(database: Database, ended: readonly EndedDraw[]): Promise<Map<string, string>> {
  const results = await storedResults(database, ended);
  return new Map(results.map((one) => [one.game_code, one.winning_number]));
}

/** Winning numbers by draw number of draws of one game that have ended. */
export async function resultsOfGame(
  database: Database,
  game: LotteryGameRow,
  draws: readonly Draw[],
): Promise<Map<string, string>> {
  const results = await storedResults(
    database,
    draws.map((draw) => ({ game, draw })),
  );
  return new Map(results.map((one) => [one.numero, one.winning_number]));
}

/** The first reader stores a result, which is final. */
async function storedResults(database: Database, ended: readonly EndedDraw[]): Promise<Result[]> {
  const [first] = ended;
  if (!first) return [];
  const stored = await read(database, first.game.merchant_code, ended);
  const isStored = new Set(stored.map(placeOf));
  const missing = ended.map(rowOf).filter((row) => !isStored.has(placeOf(row)));
  if (missing.length === 0) return stored;
  await database
    .insertInto("draws")
    .values(missing)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return read(database, first.game.merchant_code, ended);
}

function placeOf({ game_code, numero }: Pick<Result, "game_code" | "numero">): string {
  return `${game_code} ${numero}`;
}

function read(database: Database, merchantCode: string, ended: readonly EndedDraw[]): Promise<Result[]> {
  return database
    .selectFrom("draws")
    .select(["game_code", "numero", "winning_number"])
    .where("merchant_code", "=", merchantCode)
    .where((where) =>
      where.or(
        ended.map(({ game, draw }) =>
          where.and([where("game_code", "=", game.game_code), where("numero", "=", draw.numero)]),
        ),
      ),
    )
    .execute();
}

function rowOf({ game, draw }: EndedDraw) {
  return {
    merchant_code: game.merchant_code,
    game_code: game.game_code,
    numero: draw.numero,
    ended_at: draw.endsAt,
    // It must not be predictable, because there is money on it.
    winning_number: winningNumber(game.number_shape, randomUUID()),
  };
}
