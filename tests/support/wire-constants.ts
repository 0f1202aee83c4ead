import { contract, type CallName } from "#gateway/contract.ts";
import { wireOf } from "#gateway/facts-of-call.ts";
import { sentInput } from "#gateway/sent-input.ts";

/** The constants that the specifications' tables of calls name (account §3, §7, games §7, §9). */
export const wireConstants = {
  gameCategories: { typeId: "1" },
  gameList: { module: "GAMELO3", platform: "html5", clientType: "2" },
  hotGames: { module: "GAMELOHOT3", isPlatform: "2", platform: "html5" },
  recentGames: { clientType: "2" },
  lotteryList: { prizeMode: "Lott" },
  lotteryMenu: { prizeMode: "Lott", device: "MOBILE" },
  lotteryLaunch: { lottoArea: "VN", launchMode: "LOTT", device: "MOBILE" },
  winnerBoard: { gameCategory: "ALL", limitNum: "20" },
  helpArticles: { device: "MOBILE" },
  gameLaunch: { showChoice: "0" },
  announcements: { platform: "M" },
  betRecords: { module: "GAMELOREC3" },
  transactions: { module: "MEMTRANS3" },
  depositRecords: { module: "FUNDTRANS3" },
  profitAndLoss: { module: "PERSPNL3" },
  agentLinks: { module: "REG3" },
  registerSettings: { module: "REG3" },
  favouriteList: { module: "GAMELOFAV3" },
  favouriteIds: { module: "GAMELOFAV3" },
  addFavourite: { module: "GAMELOFAV3" },
  removeFavourite: { module: "GAMELOFAV3" },
  settings: { module: "COMM3", platform: "mobile" },
  captcha: { module: "CAPTCHA3" },
  agentNoticeCount: { module: "AGEANNOUNCE3" },
  teamKpi: { size: "0", module: "AGEINFO3" },
  teamMembers: { module: "AGEDOWNMAN3" },
} as const satisfies Partial<Record<CallName, Readonly<Record<string, string>>>>;

/** What the platform receives of a call with an input. */
export function sentOf(call: CallName, input: object): Readonly<Record<string, unknown>> {
  return sentInput(wireOf(contract[call]), { ...input });
}
