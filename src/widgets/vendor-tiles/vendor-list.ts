import type { Vendor } from "#gateway/entities.ts";

type Category = Vendor["gameType"];

/** Vendors of sports codes that belong to a category of their own (games §9). */
const OWN_CATEGORY: Readonly<Record<string, Category>> = { TF: "ESPORTS", DS88: "COCKFIGHT" };

/** Categories whose vendors a list of all vendors leaves out (games §9). */
const HIDDEN_AMONG_ALL: ReadonlySet<Category> = new Set(["ESPORTS", "COCKFIGHT"]);

/** Vendor codes that open the lottery lobby (games §9). */
const LOTTERY_LOBBY: ReadonlySet<string> = new Set(["TCG_LOTTO_VN", "TCG_SEA"]);

/** Vendor codes that open the in-app launch page, with their prize mode (games §9). */
const LAUNCH_PAGE: Readonly<Record<string, string>> = { LOTT: "Lott", ELOTT: "Elott" };

/** Sports vendors split into SPORTS, ESPORTS and COCKFIGHT by their code (games §9). */
export function categoryOf(vendor: Pick<Vendor, "vassalage" | "gameType">): Category {
  return OWN_CATEGORY[vendor.vassalage] ?? vendor.gameType;
}

/** Distinct vendors of a category in the order of the sorting list; a list of all hides esport and cockfight vendors (games §9). */
export function vendorsOf<V extends Pick<Vendor, "vassalage" | "gameType">>(vendors: readonly V[], category: Category | "ALL", limit: number): V[] {
  const wanted = vendors.filter((vendor) => (category === "ALL" ? !HIDDEN_AMONG_ALL.has(categoryOf(vendor)) : categoryOf(vendor) === category));
  const codes = new Set<string>();
  return wanted.filter(({ vassalage }) => !codes.has(vassalage) && codes.add(vassalage)).slice(0, limit);
}

/** Where a vendor's tile leads: route and query (games §2, §9). */
export function destinationOf(vendor: Pick<Vendor, "vassalage" | "gameType">): { to: string; query?: Record<string, string> } {
  const category = categoryOf(vendor);
  const prizeMode = LAUNCH_PAGE[vendor.vassalage];
  if (prizeMode) return { to: "launchGame", query: { playType: "trad", prize_mode: prizeMode, code: "lobby", pageBack: "home" } };
  if (LOTTERY_LOBBY.has(vendor.vassalage) || category === "LOTT") return { to: "lottery" };
  if (category === "RNG") return { to: "slotsCenter", query: { vendor: vendor.vassalage } };
  return { to: "gameList", query: { gameType: category, vendor: vendor.vassalage } };
}
