import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  game,
  gameCategory,
  gameMenuGroup,
  hotMatch,
  lotteryGame,
  menuGroup,
  vendor,
  vendorCategory,
  winner,
} from "../entities.ts";
import { language, money } from "../values.ts";
import { pageInput, pageOf } from "../pages.ts";

export const vendors = endpoint({
  method: "GET",
  path: "/api/games/vendors",
  auth: "none",
  cacheSeconds: 60,
  description:
    "All vendors in the order of the sorting list (games §7). A vendor with several categories is listed once for each.",
  input: z.object({ gameType: gameCategory.optional(), language }),
  output: z.array(vendor),
  errors: [],
});
export const gameCategories = endpoint({
  method: "GET",
  path: "/api/games/categories",
  auth: "none",
  cacheSeconds: 60,
  description: "The vendor sorting list: categories in order, each with its vendors (games §3, §7).",
  input: z.object({
    typeId: z.coerce.number().int().default(1).describe("Always 1; the specification does not say what it selects."),
    language,
  }),
  output: z.object({ content: z.array(vendorCategory) }),
  errors: [],
});
export const hotGames = endpoint({
  method: "GET",
  path: "/api/games/hot",
  auth: "none",
  cacheSeconds: 30,
  description: "Hot games, of one category where it is given (games §7).",
  input: z.object({
    module: z.literal("GAMELOHOT3").default("GAMELOHOT3").describe("The module id (games §3)."),
    isPlatform: z.coerce.number().int().default(2).describe("Always 2; the specification does not say what it means."),
    platform: z.string().max(20).default("html5").describe("The site's platform: games that it can show."),
    gameType: gameCategory.optional(),
    vassalage: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(60).default(30),
    language,
  }),
  output: z.array(game),
  errors: [],
});
export const gameList = endpoint({
  method: "GET",
  path: "/api/games/list",
  auth: "none",
  cacheSeconds: 30,
  description:
    "The merchant's games, page by page in the order of its catalogue (games §7, §9). A page past the end is empty. With the cursor of each page, a caller gets every game once, even while games come and go.",
  input: z.object({
    platform: z.string().max(20).default("html5"),
    clientType: z.coerce.number().int().default(2),
    module: z.literal("GAMELO3").default("GAMELO3").describe("The module id (games §3)."),
    gameName: z
      .string()
      .max(60)
      .optional()
      .describe("A part of the name, case-insensitive, trimmed, and without wildcards."),
    gameType: gameCategory.optional().describe("HOT and absent: of every category."),
    gameClassify: z.string().max(40).optional().describe("A classification of the vendors; HOT: only hot games."),
    isNew: z.coerce.number().int().min(0).max(1).optional().describe("1: only new games (games §4)."),
    vassalage: z.string().max(40).optional().describe("Only games of this vendor."),
    minimumBet: money
      .optional()
      .describe("Only games with a minimum bet of at most this; our name, the specification shows none."),
    pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
    ...pageInput(26),
    language,
  }),
  output: pageOf(game),
  errors: [],
});
export const gameClasses = endpoint({
  method: "GET",
  path: "/api/games/classes",
  auth: "none",
  cacheSeconds: 300,
  description:
    "The classifications that the vendors gave their games of a category, for the filter (games §4). ALL, NEW, HOT and FAV are the site's own and not among them.",
  input: z.object({ gameType: gameCategory }),
  output: z.array(z.string()),
  errors: [],
});
export const gameMenus = endpoint({
  method: "GET",
  path: "/api/games/menus",
  auth: "none",
  cacheSeconds: 60,
  description:
    "The game menus: groups by their tags, as those of the lottery menu, of the vendors in the order of the sorting list, each with its first games (games §7). The specification gives the name only; parameters and what is a group are ours.",
  input: z.object({
    gameType: gameCategory.optional().describe("Only games of this category; absent: of every category."),
    limitNum: z.coerce.number().int().min(1).max(60).default(12).describe("The most games of a group."),
    language,
  }),
  output: z.record(z.string(), gameMenuGroup),
  errors: [],
});
export const hotMatches = endpoint({
  method: "GET",
  path: "/api/games/hot-matches",
  auth: "none",
  cacheSeconds: 30,
  description: "Matches of the hot-match strip: those being played, then the next ones (games §2).",
  input: z.object({ language }),
  output: z.array(hotMatch),
  errors: [],
});
export const winnerBoard = endpoint({
  method: "GET",
  path: "/api/games/winners",
  auth: "none",
  cacheSeconds: 30,
  description: "Recent winners (games §7).",
  input: z.object({
    gameCategory: z.union([gameCategory, z.literal("ALL")]).default("ALL"),
    limitNum: z.coerce.number().int().min(1).max(50).default(20),
    language,
  }),
  output: z.array(winner),
  errors: [],
});
const prizeMode = z.enum(["Lott", "ZY", "Elott"]).default("Lott");
export const lotteryList = endpoint({
  method: "GET",
  path: "/api/lottery/list",
  auth: "none",
  cacheSeconds: 2,
  description: "Lottery games with their current draw (games §7).",
  input: z.object({ prizeMode, group: z.string().max(20).optional(), language }),
  output: z.array(lotteryGame),
  errors: [],
});
export const lotteryMenu = endpoint({
  method: "GET",
  path: "/api/lottery/menu",
  auth: "none",
  cacheSeconds: 2,
  description:
    "The menu of the lottery lobby: its groups by their tags, in display order, each with its games and their current draws (games §3, §7). HOT and FAV are the site's own and not among them.",
  input: z.object({
    prizeMode,
    device: z.enum(["MOBILE", "WEB"]).default("MOBILE").describe("Which device the menu is for."),
    language,
  }),
  output: z.record(z.string(), menuGroup),
  errors: [],
});
