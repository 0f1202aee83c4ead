import { sql } from "kysely";
import { languageCodes, wordsIn, writtenIn } from "#gateway/languages.ts";
import { minorUnits } from "#kernel/money.ts";
import { hashOf } from "#kernel/random.ts";
import { activities } from "../catalogue/activities.ts";
import { askedIn } from "../catalogue/asked-fields.ts";
import { agreement } from "../catalogue/agreement.ts";
import { banners } from "../catalogue/banners.ts";
import { gamesOf } from "../catalogue/games.ts";
import { helpArticles } from "../catalogue/help-articles.ts";
import { groupLabels, hotLotteryCodes, lotteryGamesOf } from "../catalogue/lottery-games.ts";
import { notices } from "../catalogue/notices.ts";
import { popups } from "../catalogue/popups.ts";
import { categories, vendorsFor, vendorsOf } from "../catalogue/vendors.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { fingerprintOf } from "../source-fingerprint.ts";
import { inBatches } from "./insert-in-batches.ts";

const CODE = [
  fingerprintOf(new URL("../catalogue/", import.meta.url)),
  fingerprintOf(new URL("./", import.meta.url)),
  ...languageCodes,
].join("");

/**
 * Derived from the code of the catalogue and of the seeding, and from the languages: merchants seeded by earlier code
 * get theirs rewritten. Fits a signed 32-bit column.
 */
export const CATALOGUE_REVISION = hashOf(CODE) >>> 1;

/** The revision of a catalogue with at least so many games: another number rewrites it too. */
export function revisionOf(games: number): number {
  return games === 0 ? CATALOGUE_REVISION : hashOf(`${CODE} ${games}`) >>> 1;
}

/** Replaces a merchant's public content, with at least so many games. Draws keep their results. */
export async function seedCatalogue(database: Database, merchantCode: string, games: number, now: Date): Promise<void> {
  for (const table of ["games", "vendors", "announcements", "articles", "activities", "lottery_games"] as const)
    await database.deleteFrom(table).where("merchant_code", "=", merchantCode).execute();
  await seedVendors(database, merchantCode);
  await seedGames(database, merchantCode, games);
  await seedLotteryGames(database, merchantCode);
  await seedAnnouncements(database, merchantCode, now);
  await seedArticles(database, merchantCode);
  await seedActivities(database, merchantCode, now);
}

async function seedVendors(database: Database, merchantCode: string): Promise<void> {
  const vendors = vendorsOf(merchantCode);
  const rows = categories
    .flatMap((category) => vendorsFor(category, vendors).map((vendor) => ({ vendor, category })))
    .map(({ vendor, category }, sort) => ({
      merchant_code: merchantCode,
      vassalage: vendor.code,
      game_type: category,
      name: vendor.name,
      sort,
      freeplay: vendor.freeplay ? 1 : 0,
    }));
  await database.insertInto("vendors").values(rows).execute();
}

async function seedGames(database: Database, merchantCode: string, atLeast: number): Promise<void> {
  const rows = gamesOf(merchantCode, atLeast).map((game, sort) => ({
    merchant_code: merchantCode,
    node_id: game.nodeId,
    name: game.name,
    room_id: game.roomId,
    vassalage: game.vendor,
    game_type: game.category,
    classification: game.classification,
    is_new: game.isNew,
    hot_rank: game.hotRank,
    minimum_bet: game.minimumBet.toString(),
    support_play: game.supportPlay,
    lotto_mode: game.lottoMode,
    sort,
  }));
  await inBatches(rows, (batch) => database.insertInto("games").values(batch).execute());
  await readySearch(database);
}

/**
 * New names are pending outside the index, and there are no statistics, until a database is vacuumed. The embedded one
 * never is automatically, so each search would read all games.
 */
async function readySearch(database: Database): Promise<void> {
  await sql`select gin_clean_pending_list('games_by_name')`.execute(database);
  await sql`analyze games`.execute(database);
}

async function seedLotteryGames(database: Database, merchantCode: string): Promise<void> {
  const games = lotteryGamesOf(merchantCode);
  const hot = hotLotteryCodes(games);
  const nodes = new Map(gamesOf(merchantCode).map(({ lotteryCode, nodeId }) => [lotteryCode, nodeId]));
  const rows = games.map((game, sort) => ({
    merchant_code: merchantCode,
    game_id: String(501 + sort),
    game_code: game.code,
    node_id: nodes.get(game.code) ?? null,
    group_code: game.group,
    name: game.name,
    tags: JSON.stringify(hot.has(game.code) ? ["HOT"] : []),
    label_name: groupLabels[game.group],
    period_seconds: game.periodSeconds,
    offset_seconds: game.offsetSeconds,
    lock_seconds: game.lockSeconds,
    number_shape: game.shape,
    prize_modes: JSON.stringify(game.modes),
    sort,
  }));
  await database.insertInto("lottery_games").values(rows).execute();
}

async function seedAnnouncements(database: Database, merchantCode: string, now: Date): Promise<void> {
  const rows = [...banners, ...notices, ...popups].flatMap((seed, sort) =>
    languageCodes.map((language) => ({
      merchant_code: merchantCode,
      id: seed.id,
      type: seed.type,
      group_name: seed.group,
      platform: "M",
      language,
      title: wordsIn(seed, language).title,
      content: wordsIn(seed, language).content,
      picture: seed.type === "B" ? `${seed.id}.${writtenIn(seed, language)}` : null,
      promotion_type: seed.promotionType ?? null,
      execution: seed.execution ?? null,
      published_at: after(now, -seed.daysAgo * duration.day),
      sort,
    })),
  );
  await database.insertInto("announcements").values(rows).execute();
}

async function seedArticles(database: Database, merchantCode: string): Promise<void> {
  const rows = Object.entries({ help: helpArticles, agreement }).flatMap(([topic, seeds]) =>
    seeds.flatMap((seed, sort) =>
      languageCodes.map((language) => ({
        merchant_code: merchantCode,
        id: seed.id,
        topic,
        device: "MOBILE",
        language,
        title: wordsIn(seed, language).title,
        content: wordsIn(seed, language).content,
        sort,
      })),
    ),
  );
  await database.insertInto("articles").values(rows).execute();
}

async function seedActivities(database: Database, merchantCode: string, now: Date): Promise<void> {
  const rows = activities.flatMap((seed, sort) =>
    languageCodes.map((language) => ({
      merchant_code: merchantCode,
      id: seed.id,
      language,
      kind: seed.kind,
      promotion: seed.promotion ?? null,
      reward: seed.reward === undefined ? null : minorUnits(seed.reward).toString(),
      picture: `${seed.id}.${writtenIn(seed, language)}`,
      ...wordsIn(seed, language),
      fields: JSON.stringify(askedIn(seed.fields ?? [], language)),
      starts_at: after(now, seed.from * duration.day),
      ends_at: seed.to === null ? null : after(now, seed.to * duration.day),
      sort,
    })),
  );
  await database.insertInto("activities").values(rows).execute();
}
