import type { Places } from "#descriptor/places.ts";
import type { CallInput } from "#gateway/contract.ts";
import type { VendorCategory } from "#gateway/entities.ts";

/** Vendor codes that open the lottery lobby (games §9). */
const LOTTERY_LOBBY: ReadonlySet<string> = new Set(["TCG_LOTTO_VN", "TCG_SEA"]);
/** Vendor codes that open the in-app launch page, with their prize mode (games §9). */
const LAUNCH_PAGE: Readonly<Record<string, PrizeMode>> = { LOTT: "Lott", ELOTT: "Elott" };
/** Vendors under which the settings may list the e-lottery (games §4). */
const E_LOTTERY_VENDORS: ReadonlySet<string> = new Set(["TCG_LOTTO_VN", "LOTT"]);
const PRIZE_MODES = ["Lott", "ZY", "Elott"] as const;
/** The game code that means the lobby of all draws. */
const LOBBY = "lobby";
/** The vendor does not offer the choice: real or free play is chosen on the launch page (games §7, decision 019). */
const NO_CHOICE = 0;

export type PrizeMode = (typeof PRIZE_MODES)[number];
/** A route with its query. */
export interface Destination {
  /** Undefined where the brand has no such place. */
  to: string | undefined;
  query?: Record<string, string>;
}

/** E-lottery when the settings list ELOTT under the vendor TCG_LOTTO_VN or LOTT, otherwise lottery (games §4). */
export function prizeModeOf(categories: readonly VendorCategory[]): PrizeMode {
  const listed = categories.some(({ gameCategory, vendorNames }) =>
    vendorNames.some(
      ({ gameType, vassalage }) =>
        E_LOTTERY_VENDORS.has(vassalage) && (gameType === "ELOTT" || gameCategory === "ELOTT"),
    ),
  );
  return listed ? "Elott" : "Lott";
}

/**
 * Where a draws vendor leads by its code: to the lottery lobby, or to the launch page; undefined for every other vendor
 * (games §9).
 */
export function lotteryDestination(
  vendor: string,
  places: Places,
  { lottoMode = "", code = LOBBY }: { lottoMode?: string | undefined; code?: string } = {},
): Destination | undefined {
  if (LOTTERY_LOBBY.has(vendor)) return { to: places.draws };
  const prizeMode = LAUNCH_PAGE[vendor];
  return (
    prizeMode && {
      to: places.game,
      query: { playType: playTypeOf(lottoMode), prize_mode: prizeMode, code, pageBack: places.home },
    }
  );
}

/** ent when the lottery's mode includes Entertainment, otherwise trad (games §9). */
function playTypeOf(lottoMode: string): "trad" | "ent" {
  return lottoMode.includes("Entertainment") ? "ent" : "trad";
}

/** The parts of a game that a launch needs. */
export interface Playable {
  vassalage: string;
  gameType?: string;
  roomId: string;
  nodeId: string;
  lottoMode?: string | undefined;
  /** 0: a list of games says that it can be played for free (games §5). */
  supportPlay?: number | undefined;
}

/** Where a game is played (games §7, §9). */
export function destinationOfGame(
  { vassalage, gameType = "", roomId, nodeId, lottoMode, supportPlay }: Playable,
  places: Places,
): Destination {
  const toDraws = lotteryDestination(vassalage, places, { lottoMode, ...(roomId !== "" && { code: roomId }) });
  const query = {
    vendor: vassalage,
    category: gameType,
    gameId: roomId,
    nodeId,
    ...(supportPlay === 0 && { freePlay: "1" }),
    pageBack: places.home,
  };
  return toDraws ?? { to: places.game, query };
}

/** What a launch page opens. */
export type Launch =
  | { call: "gameLaunch"; input: Omit<CallInput<"gameLaunch">, "backUrl" | "language"> }
  | { call: "lotteryLaunch"; input: Omit<CallInput<"lotteryLaunch">, "backUrl" | "language"> };

/**
 * Reads the query of a launch page. Without a game's id it is about draws: one game by its code, or their lobby.
 * `wanted`: free play was chosen.
 */
export function launchOf(query: URLSearchParams, defaultMode: PrizeMode, wanted: "real" | "free"): Launch {
  const parameter = (name: string): string | undefined => query.get(name) || undefined;
  const [vendor, nodeId] = [parameter("vendor"), parameter("nodeId")];
  if (vendor !== undefined && nodeId !== undefined) {
    const [category, gameId] = [parameter("category"), parameter("gameId")];
    return {
      call: "gameLaunch",
      input: {
        vendor,
        nodeId,
        showChoice: NO_CHOICE,
        mode: wanted,
        ...(category !== undefined && { category }),
        ...(gameId !== undefined && { gameId }),
      },
    };
  }
  const code = parameter("code") ?? LOBBY;
  const lottoPrizeMode = PRIZE_MODES.find((mode) => mode === parameter("prize_mode")) ?? defaultMode;
  const playType = parameter("playType") === "ent" ? "ent" : "trad";
  return {
    call: "lotteryLaunch",
    input: {
      lottoPrizeMode,
      playType,
      ...(code === LOBBY ? { lottoView: "lobby" as const } : { lottoView: "betting" as const, lottoGameCode: code }),
    },
  };
}
