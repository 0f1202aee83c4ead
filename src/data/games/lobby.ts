import type { Vendor } from "#gateway/entities.ts";
import type { PagedCall } from "../client/use-pages.ts";
import type { GameMark } from "./game-mark.ts";

/** The source of a lobby's games (games §4, Data tabs). */
export const lobbyTabs = ["all", "recent", "fav", "hot"] as const;
export type LobbyTab = (typeof lobbyTabs)[number];

/** The state of a lobby. It is in the address, so that "back", a reload and a shared link restore it. */
export interface Lobby {
  /** The category; undefined: every one. */
  gameType: string | undefined;
  tab: LobbyTab;
  /** ALL, NEW, HOT, FAV or a classification of the vendors. */
  classification: string;
  /** A part of the name; empty: any. */
  search: string;
  vendor: string | undefined;
  /** The highest minimum bet, as money; undefined: any. */
  minimumBet: string | undefined;
}

/** Every category (games §3). An address may name any of them: for an absent one a platform has an empty list. */
const CATEGORIES: Readonly<Record<Vendor["gameType"], true>> = {
  HOT: true,
  SPORTS: true,
  ESPORTS: true,
  LIVE: true,
  FISH: true,
  RNG: true,
  PVP: true,
  INHOUSE: true,
  COCKFIGHT: true,
  ELOTT: true,
  LOTT: true,
};

/** The longest search text. */
export const LONGEST_SEARCH = 60;

/** The longest vendor code and classification name that is sent to a platform. */
const LONGEST_CODE = 40;

/** Games a page (games §9). */
const PAGE = 26;
const RECENT_PAGE = 25;

const defaultOf = (gameType: string | undefined, tab: LobbyTab): string =>
  gameType === "RNG" && tab === "all" ? "NEW" : "ALL";

/**
 * The lobby state of an address. Missing and invalid values get their defaults; `usualType` is the default category.
 */
export function lobbyOf(query: URLSearchParams, defaultType?: string): Lobby {
  const parameter = (name: string): string | undefined => query.get(name)?.trim() || undefined;
  const code = (name: string): string | undefined => parameter(name)?.slice(0, LONGEST_CODE);
  const named = parameter("gameType");
  const gameType = named !== undefined && Object.hasOwn(CATEGORIES, named) ? named : defaultType;
  const tab = lobbyTabs.find((name) => name === parameter("tab")) ?? "all";
  const search = (parameter("search") ?? "").slice(0, LONGEST_SEARCH);
  return possible({
    gameType,
    tab,
    search,
    vendor: code("vendor"),
    classification: code("class") ?? (search ? "ALL" : defaultOf(gameType, tab)),
    minimumBet: moneyIn(parameter("bet")),
  });
}

function moneyIn(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{1,6}\.\d{2}$/.test(text) ? text : undefined;
}

/** The query of a lobby state; defaults are left out. */
export function queryOf({ gameType, tab, search, vendor, classification, minimumBet }: Lobby): Record<string, string> {
  const defaultTab = search ? "ALL" : defaultOf(gameType, tab);
  return {
    ...(gameType !== undefined && { gameType }),
    ...(tab !== "all" && { tab }),
    ...(search && { search }),
    ...(vendor !== undefined && { vendor }),
    ...(classification !== defaultTab && { class: classification }),
    ...(minimumBet !== undefined && { bet: minimumBet }),
  };
}

/** Selects a tab: under RNG the tab of all games shows the new ones, every other tab all (games §4). */
export function withTab(lobby: Lobby, tab: LobbyTab): Lobby {
  return possible({ ...lobby, tab, search: "", classification: defaultOf(lobby.gameType, tab) });
}

/** Selects a classification, which is one of all games. */
export function withClassification(lobby: Lobby, classification: string): Lobby {
  return possible({ ...lobby, tab: "all", classification });
}

/**
 * Sets or clears a filter by vendor or bet. Recent games and favourites are not filtered, so all games replace them.
 */
export function filtered(lobby: Lobby, by: Partial<Pick<Lobby, "vendor" | "minimumBet">>): Lobby {
  return { ...(isUnpaginated(lobby) ? withTab(lobby, "all") : lobby), ...by };
}

/**
 * Without the filters that the lobby's call does not support: no filter is shown that does nothing. Only slots have a
 * list of new games (games §4).
 */
function possible(lobby: Lobby): Lobby {
  const classification = lobby.classification === "NEW" && lobby.gameType !== "RNG" ? "ALL" : lobby.classification;
  return { ...lobby, classification, ...(isUnpaginated(lobby) && { vendor: undefined, minimumBet: undefined }) };
}

/** Whether the platform has no filters for this state of a lobby (games §7). */
function isUnpaginated(lobby: Lobby): boolean {
  return lobby.tab === "recent" || isOfFavourites(lobby);
}

/** A search covers all games: searching by name is not meant for new ones only. */
export function withSearch(lobby: Lobby, search: string): Lobby {
  const text = search.trim().slice(0, LONGEST_SEARCH);
  return { ...lobby, tab: "all", search: text, classification: text ? "ALL" : defaultOf(lobby.gameType, "all") };
}

/** The call that loads a lobby's pages (games §4, §7). */
export function callOf({ gameType, tab, classification, search, vendor, minimumBet }: Lobby): PagedCall {
  const category = { ...(gameType !== undefined && { gameType }) };
  if (tab === "recent") return { call: "recentGames", input: { ...category, pageSize: RECENT_PAGE }, page: "page" };
  if (isOfFavourites({ tab, classification }))
    return { call: "favouriteList", input: { ...category, pageSize: PAGE }, page: "pageNo" };
  const shown = tab === "hot" ? "HOT" : classification;
  const input = {
    ...category,
    pageSize: PAGE,
    ...(search && { gameName: search }),
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(minimumBet !== undefined && { minimumBet }),
    ...(shown === "NEW" ? { isNew: 1 } : shown === "ALL" ? {} : { gameClassify: shown }),
  };
  return { call: "gameList", input, page: "pageNo" };
}

/** Whether a lobby shows favourites only: a game that is removed from them disappears at once (games §4). */
export function isOfFavourites({ tab, classification }: Pick<Lobby, "tab" | "classification">): boolean {
  return tab === "fav" || classification === "FAV";
}

/** What a lobby says of every game in it. */
export function saidIn({ gameType, tab, classification }: Lobby): GameMark | undefined {
  if (tab === "recent" || isOfFavourites({ tab, classification })) return undefined;
  if (tab === "hot" || classification === "HOT" || gameType === "HOT") return "hot";
  return classification === "NEW" ? "new" : undefined;
}
