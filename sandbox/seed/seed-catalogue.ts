import { hashOf } from "#kernel/random.ts";
import { banners } from "../catalogue/banners.ts";
import { gamesOf } from "../catalogue/games.ts";
import { groupLabels, hotLotteryCodes, lotteryGamesOf } from "../catalogue/lottery-games.ts";
import { notices } from "../catalogue/notices.ts";
import { popups } from "../catalogue/popups.ts";
import { categories, vendorsFor, vendorsOf } from "../catalogue/vendors.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { fingerprintOf } from "../source-fingerprint.ts";
import { inBatches } from "./insert-in-batches.ts";

/** Follows from the code of the catalogue and of the seeding: merchants seeded by earlier code get theirs written anew. Fits a signed 32-bit column. */
export const CATALOGUE_REVISION = hashOf(fingerprintOf(new URL("../catalogue/", import.meta.url)) + fingerprintOf(new URL("./", import.meta.url))) >>> 1;

/** Writes everything a merchant shows to everybody, in place of what was there. Draws keep their results. */
export async function seedCatalogue(database: Database, merchantCode: string, now: Date): Promise<void> {
  for (const table of ["games", "vendors", "announcements", "lottery_games"] as const) await database.deleteFrom(table).where("merchant_code", "=", merchantCode).execute();
  await seedVendors(database, merchantCode);
  await seedGames(database, merchantCode);
  await seedLotteryGames(database, merchantCode);
  await seedAnnouncements(database, merchantCode, now);
}

async function seedVendors(database: Database, merchantCode: string): Promise<void> {
  const vendors = vendorsOf(merchantCode);
  const rows = categories.flatMap((category) => vendorsFor(category, vendors).map((vendor) => ({ vendor, category }))).map(({ vendor, category }, sort) => ({
    merchant_code: merchantCode, vassalage: vendor.code, game_type: category, name: vendor.name, sort, freeplay: vendor.freeplay ? 1 : 0,
  }));
  await database.insertInto("vendors").values(rows).execute();
}

async function seedGames(database: Database, merchantCode: string): Promise<void> {
  const rows = gamesOf(merchantCode).map((game, sort) => ({
    merchant_code: merchantCode, node_id: game.nodeId, name: game.name, room_id: game.roomId, vassalage: game.vendor, game_type: game.category,
    classification: game.classification, is_new: game.isNew, hot_rank: game.hotRank, minimum_bet: game.minimumBet.toString(), support_play: game.supportPlay,
    lotto_mode: game.lottoMode, sort,
  }));
  await inBatches(rows, (batch) => database.insertInto("games").values(batch).execute());
}

async function seedLotteryGames(database: Database, merchantCode: string): Promise<void> {
  const games = lotteryGamesOf(merchantCode);
  const hot = hotLotteryCodes(games);
  const rows = games.map((game, sort) => ({
    merchant_code: merchantCode, game_id: String(501 + sort), game_code: game.code, group_code: game.group, name: game.name, tags: JSON.stringify(hot.has(game.code) ? ["HOT"] : []),
    label_name: groupLabels[game.group], period_seconds: game.periodSeconds, offset_seconds: game.offsetSeconds, lock_seconds: game.lockSeconds,
    number_shape: game.shape, prize_modes: JSON.stringify(game.modes), sort,
  }));
  await database.insertInto("lottery_games").values(rows).execute();
}

async function seedAnnouncements(database: Database, merchantCode: string, now: Date): Promise<void> {
  const rows = [...banners, ...notices, ...popups].flatMap((seed, sort) => (["EN", "TY"] as const).map((language) => ({
    merchant_code: merchantCode, id: seed.id, type: seed.type, group_name: seed.group, platform: "M", language, title: seed[language].title, content: seed[language].content,
    picture: seed.type === "B" ? `${seed.id}.${language}` : null, promotion_type: seed.promotionType ?? null, execution: seed.execution ?? null,
    published_at: after(now, -seed.daysAgo * duration.day), sort,
  })));
  await database.insertInto("announcements").values(rows).execute();
}
