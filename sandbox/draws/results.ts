import { randomUUID } from "node:crypto";
import type { Database, LotteryGameRow } from "../database/tables.ts";
import type { Draw } from "./draw-clock.ts";
import { winningNumber } from "./winning-number.ts";

interface EndedDraw {
  game: LotteryGameRow;
  draw: Draw;
}

/** Winning numbers by game code of draws that have ended. The first reader stores a result, which is final. */
export async function resultsOf(database: Database, ended: EndedDraw[]): Promise<Map<string, string>> {
  const [first] = ended;
  if (!first) return new Map();
  const stored = await read(database, first.game.merchant_code, ended);
  const missing = ended.filter(({ game }) => !stored.has(game.game_code));
  if (missing.length === 0) return stored;
  await database
    .insertInto("draws")
    .values(missing.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return read(database, first.game.merchant_code, ended);
}

async function read(database: Database, merchantCode: string, ended: EndedDraw[]): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom("draws")
    .select(["game_code", "winning_number"])
    .where("merchant_code", "=", merchantCode)
    .where((where) =>
      where.or(
        ended.map(({ game, draw }) =>
          where.and([where("game_code", "=", game.game_code), where("numero", "=", draw.numero)]),
        ),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.game_code, row.winning_number]));
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
