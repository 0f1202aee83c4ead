import { leagues } from "../catalogue/leagues.ts";
import { slugOf } from "../catalogue/slug.ts";
import { avatarIds, isMotif, type ArtSubject } from "#demo-artwork/art.ts";
import type { Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import type { PictureKind } from "./picture-url.ts";

const teams = new Map(leagues.flatMap((league) => league.teams).map((team) => [slugOf(team), team]));

type Finder = (database: Database, merchant: Merchant, key: string) => Promise<ArtSubject | undefined>;

/** What a picture of each kind shows; undefined where nothing has this key. */
export const subjectOf: Record<PictureKind, Finder> = {
  async game(database, merchant, nodeId) {
    const game = await database
      .selectFrom("games")
      .select(["name", "vassalage", "game_type"])
      .where("merchant_code", "=", merchant.code)
      .where("node_id", "=", nodeId)
      .executeTakeFirst();
    return (
      game && { seed: `${merchant.code}:${nodeId}`, title: game.name, category: game.game_type, vendor: game.vassalage }
    );
  },
  vendor: vendorSubject,
  "vendor-tile": vendorSubject,
  async banner(database, merchant, key) {
    const banner = await bannerWords(database, merchant.code, key);
    return (
      banner && {
        seed: `${merchant.code}:${banner.id}`,
        title: banner.title,
        subtitle: banner.subtitle.replaceAll(/<[^>]*>/g, ""),
        palette: merchant.palette,
        scheme: merchant.scheme,
      }
    );
  },
  // Teams are no rows; only known ones have a crest, or the cache would grow through invented names.
  async crest(_database, _merchant, key) {
    const team = teams.get(key);
    return team === undefined ? undefined : { seed: key, title: team, category: "SPORTS" };
  },
  async lottery(database, merchant, code) {
    const game = await database
      .selectFrom("lottery_games")
      .select(["name", "group_code"])
      .where("merchant_code", "=", merchant.code)
      .where("game_code", "=", code)
      .executeTakeFirst();
    return game && { seed: `${merchant.code}:${code}`, title: game.name, category: "LOTT", vendor: game.group_code };
  },
  async avatar(_database, _merchant, id) {
    return avatarIds.includes(id) ? { seed: id } : undefined;
  },
  async motif(_database, _merchant, name) {
    return isMotif(name) ? { seed: name } : undefined;
  },
};

async function vendorSubject(database: Database, merchant: Merchant, code: string): Promise<ArtSubject | undefined> {
  const vendor = await database
    .selectFrom("vendors")
    .select(["name", "game_type"])
    .where("merchant_code", "=", merchant.code)
    .where("vassalage", "=", code)
    .orderBy("sort")
    .limit(1)
    .executeTakeFirst();
  return vendor && { seed: code, title: vendor.name, vendor: code, category: vendor.game_type };
}

/** The words on a banner: an announcement's or an activity's. */
async function bannerWords(
  database: Database,
  merchantCode: string,
  key: string,
): Promise<{ id: string; title: string; subtitle: string } | undefined> {
  const announcement = await database
    .selectFrom("announcements")
    .select(["id", "title", "content as subtitle"])
    .where("merchant_code", "=", merchantCode)
    .where("picture", "=", key)
    .executeTakeFirst();
  return (
    announcement ??
    database
      .selectFrom("activities")
      .select(["id", "title", "teaser as subtitle"])
      .where("merchant_code", "=", merchantCode)
      .where("picture", "=", key)
      .executeTakeFirst()
  );
}
