import type { z } from "zod";
import type { gameCategory } from "#gateway/entities.ts";
import type { Handler } from "../calls/call-context.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

type Category = z.infer<typeof gameCategory>;

export const vendors: Handler<"vendors"> = async ({ input, merchant, database }) => {
  const rows = await database
    .selectFrom("vendors")
    .selectAll("vendors")
    .select((select) =>
      select
        .selectFrom("games")
        .select((count) => count.fn.countAll().as("count"))
        .whereRef("games.merchant_code", "=", "vendors.merchant_code")
        .whereRef("games.vassalage", "=", "vendors.vassalage")
        .whereRef("games.game_type", "=", "vendors.game_type")
        .as("game_count"),
    )
    .where("merchant_code", "=", merchant.code)
    .$if(input.gameType !== undefined, (query) => query.where("game_type", "=", input.gameType ?? ""))
    .orderBy("sort")
    .execute();
  return rows.map((row) => ({
    id: `${row.game_type}-${row.vassalage}`,
    vassalage: row.vassalage,
    accountTypeName: row.name,
    gameType: row.game_type as Category,
    gameCount: Number(row.game_count),
    freeplay: row.freeplay,
    icon: pictureUrl(merchant, "vendor", row.vassalage),
    tile: pictureUrl(merchant, "vendor-tile", row.vassalage),
  }));
};

export const gameCategories: Handler<"gameCategories"> = async ({ merchant, database }) => {
  const rows = await database
    .selectFrom("vendors")
    .select(["vassalage", "game_type", "name"])
    .where("merchant_code", "=", merchant.code)
    .orderBy("sort")
    .execute();
  const categories = [...new Set(rows.map((row) => row.game_type as Category))];
  const content = categories.map((category) => ({
    gameCategory: category,
    vendorNames: rows
      .filter((row) => row.game_type === category)
      .map((row) => ({ gameType: category, vassalage: row.vassalage, accountTypeName: row.name })),
  }));
  return { content };
};
