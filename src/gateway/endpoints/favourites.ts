import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { game, gameCategory } from "../entities.ts";
import { language } from "../values.ts";
import { pageInput, pageOf } from "../pages.ts";

const PATH = "/api/games/favourites";
const sessionErrors = ["session.missing", "session.expired"] as const;
const module = z.literal("GAMELOFAV3").default("GAMELOFAV3").describe("The module id (games §3).");
const one = z.object({
  module,
  nodeId: z.string().min(1).max(40),
  vendor: z.string().min(1).max(40).describe("Vendor code of the game."),
});

export const favouriteList = endpoint({
  method: "GET",
  path: PATH,
  auth: "session",
  description:
    "The member's favourite games, the latest first, page by page (games §3, §7, §9). A game that the merchant no longer has is left out.",
  input: z.object({
    pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
    ...pageInput(26),
    module,
    gameType: gameCategory.optional().describe("Only games of this category; HOT and absent: all."),
    language,
  }),
  output: pageOf(game),
  errors: sessionErrors,
});
export const favouriteIds = endpoint({
  method: "GET",
  path: "/api/games/favourite-ids",
  auth: "session",
  description: "Which games are the member's favourites, as node ids: for the hearts on game tiles (games §3, §7).",
  input: z.object({ module, gameType: gameCategory.optional() }),
  output: z.array(z.string()),
  errors: sessionErrors,
});
export const addFavourite = endpoint({
  method: "POST",
  path: PATH,
  auth: "session",
  idempotent: true,
  changes: ["favouriteIds", "favouriteList"],
  description: "Make a game a favourite (games §7). Nothing changes for a game that is one already (games §4).",
  input: one,
  output: z.object({ favourite: z.literal(true) }),
  errors: [...sessionErrors, "request.unknown"],
});
export const removeFavourite = endpoint({
  method: "DELETE",
  path: PATH,
  auth: "session",
  changes: ["favouriteIds", "favouriteList"],
  description: "Remove a game from the favourites (games §7). Removing one that is none succeeds.",
  input: one,
  output: z.object({ favourite: z.literal(false) }),
  errors: sessionErrors,
});
