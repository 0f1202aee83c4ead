import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ledgerCalls, rewardCalls } from "./ledger-calls.ts";
import { language } from "../values.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;
const backUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .describe("Where the game's own \"back\" link leads: an address of one of the merchant's sites.");
const gameUrl = z
  .url({ protocol: /^https?$/ })
  .describe(
    "The address of the game, valid for this member and, once opened, for some hours. It contains the member's ticket: never store it.",
  );

/** The answers that may have changed by the time a member has played. */
const played = [
  ...ledgerCalls,
  ...rewardCalls,
  "transferWallets",
  "recentGames",
  "winnerBoard",
  "betRecords",
  "betSummary",
  "rebateReport",
  "rebateSummary",
] as const;

export const gameLaunch = endpoint({
  method: "GET",
  path: "/api/games/launch",
  auth: "session",
  changes: played,
  description:
    "Opens a game for the member (games §7: vendor, category, gameId, nodeId and showChoice; the answer is not shown, it follows that of the lottery launch). `mode` is ours: free play is with play money, needs a real account, and is there for games with supportPlay 0 and vendors with freeplay 1 (games §5); for any other game it is request.invalid. Where the member has chosen so, it first moves the money to the vendor (autoTransfer); wallet.empty: the member has not, and the wallet at this vendor is empty. player.paused and player.excluded: the member has stopped playing, for play money too.",
  input: z.object({
    vendor: z.string().min(1).max(40).describe("Vendor code of the game."),
    category: z.string().max(20).optional(),
    gameId: z.string().max(60).optional(),
    nodeId: z.string().min(1).max(40),
    showChoice: z.coerce
      .number()
      .int()
      .min(0)
      .max(1)
      .default(0)
      .describe(
        "1: the vendor may ask how to play before the game opens; 0: it opens at once. The specification gives the name only (games §7, decision 019); the site offers the choice between real and free play itself, and sends 0.",
      ),
    mode: z.enum(["real", "free"]).default("real"),
    backUrl,
    language,
  }),
  output: z.object({ gameUrl, name: z.string().describe("The game's name.") }),
  errors: [
    ...sessionErrors,
    "game.unknown",
    "vendor.closed",
    "wallet.empty",
    "player.paused",
    "player.excluded",
    "trial.rejected",
  ],
});
export const lotteryLaunch = endpoint({
  method: "GET",
  path: "/api/lottery/launch",
  auth: "session",
  changes: played,
  description:
    "Opens a lottery game, or the lobby of all (games §7). The site then navigates to the address, or frames it.",
  input: z.object({
    lottoArea: z.string().max(10).default("VN"),
    launchMode: z.string().max(10).default("LOTT"),
    lottoPrizeMode: z.enum(["Lott", "ZY", "Elott"]).default("Lott"),
    lottoGameCode: z.string().max(40).optional().describe("The game; absent: the lobby."),
    lottoView: z.enum(["betting", "lobby"]).default("betting"),
    device: z.string().max(10).default("MOBILE"),
    playType: z
      .enum(["trad", "ent"])
      .default("trad")
      .describe("Our parameter, from the launch page's query: trad, or ent for entertainment (games §9)."),
    backUrl,
    language,
  }),
  output: z.object({ gameUrl, name: z.string().describe("The game's name; empty for the lobby.") }),
  errors: [...sessionErrors, "game.unknown", "vendor.closed", "player.paused", "player.excluded"],
});
