import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { game, gameCategory } from "../entities.ts";
import { language } from "../values.ts";
import { pageInput, pageOf } from "../pages.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;

export const recentGames = endpoint({
  method: "GET",
  path: "/api/games/recents",
  auth: "session",
  description:
    "The games that the member played, the latest first, page by page (games §7, §9). A game that the merchant no longer has is left out.",
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    ...pageInput(25),
    gameType: gameCategory.optional().describe("Only games of this category; HOT and absent: all."),
    clientType: z.coerce.number().int().default(2),
    language,
  }),
  output: pageOf(game),
  errors: sessionErrors,
});
export const addRecentGame = endpoint({
  method: "GET",
  path: "/api/games/recents/add",
  auth: "session",
  changes: ["recentGames"],
  description:
    "Record that the member has started a game: it becomes the latest of the recent ones (games §7, where it is a GET). Caches never store it, because it needs a session.",
  input: z.object({
    nodeId: z.string().min(1).max(40),
    vendor: z.string().min(1).max(40).describe("Vendor code of the game."),
  }),
  output: z.object({ recent: z.literal(true) }),
  errors: [...sessionErrors, "request.unknown"],
});
