import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { game, gameCategory, hotMatch, language, lotteryGame, vendor, vendorCategory, winner } from "../entities.ts";

export const vendors = endpoint({
  method: "GET", path: "/api/games/vendors", auth: "none", lists: "vendor", cacheSeconds: 60,
  description: "All vendors in the order of the sorting list (games §7). A vendor with several categories is listed once for each.",
  input: z.object({ gameType: gameCategory.optional(), language }), output: z.array(vendor), errors: [],
});
export const gameCategories = endpoint({
  method: "GET", path: "/api/games/categories", auth: "none", cacheSeconds: 60,
  description: "The vendor sorting list: categories in order, each with its vendors (games §3, §7).",
  input: z.object({ language }), output: z.object({ content: z.array(vendorCategory) }), errors: [],
});
export const hotGames = endpoint({
  method: "GET", path: "/api/games/hot", auth: "none", lists: "game", cacheSeconds: 30,
  description: "Hot games, of one category where it is given (games §7).",
  input: z.object({ isPlatform: z.coerce.number().int().default(2), platform: z.string().default("html5"), gameType: gameCategory.optional(), vassalage: z.string().max(40).optional(), limit: z.coerce.number().int().min(1).max(60).default(30), language }),
  output: z.array(game), errors: [],
});
export const hotMatches = endpoint({
  method: "GET", path: "/api/games/hot-matches", auth: "none", lists: "hotMatch", cacheSeconds: 30,
  description: "Matches of the hot-match strip, the next first (games §2).",
  input: z.object({ language }), output: z.array(hotMatch), errors: [],
});
export const winnerBoard = endpoint({
  method: "GET", path: "/api/games/winners", auth: "none", lists: "winner", cacheSeconds: 30,
  description: "Recent winners (games §7).",
  input: z.object({ gameCategory: z.union([gameCategory, z.literal("ALL")]).default("ALL"), limitNum: z.coerce.number().int().min(1).max(50).default(20), language }),
  output: z.array(winner), errors: [],
});
export const lotteryList = endpoint({
  method: "GET", path: "/api/lottery/list", auth: "none", lists: "lotteryGame", cacheSeconds: 2,
  description: "Lottery games with their current draw (games §7).",
  input: z.object({ prizeMode: z.enum(["Lott", "ZY", "Elott"]).default("Lott"), group: z.string().max(20).optional(), language }),
  output: z.array(lotteryGame), errors: [],
});
