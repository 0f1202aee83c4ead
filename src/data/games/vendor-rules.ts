import type { Places } from "#descriptor/places.ts";
import type { Vendor } from "#gateway/entities.ts";
import { lotteryDestination, type Destination } from "./launch-rules.ts";

type Category = Vendor["gameType"];

/** Vendors of sports codes that belong to a category of their own (games §9). */
const OWN_CATEGORY: Readonly<Record<string, Category>> = { TF: "ESPORTS", DS88: "COCKFIGHT" };

/** Categories whose vendors a list of all vendors leaves out (games §9). */
const HIDDEN_AMONG_ALL: ReadonlySet<Category> = new Set(["ESPORTS", "COCKFIGHT"]);

/** Sports vendors split into SPORTS, ESPORTS and COCKFIGHT by their code (games §9). */
export function categoryOf(vendor: Pick<Vendor, "vassalage" | "gameType">): Category {
  return OWN_CATEGORY[vendor.vassalage] ?? vendor.gameType;
}

/**
 * Distinct vendors of a category in the order of the sorting list; a list of all hides esport and cockfight vendors
 * (games §9).
 */
export function vendorsOf<V extends Pick<Vendor, "vassalage" | "gameType">>(
  vendors: readonly V[],
  category: Category | "ALL",
  limit: number,
): V[] {
  const matching = vendors.filter((vendor) =>
    category === "ALL" ? !HIDDEN_AMONG_ALL.has(categoryOf(vendor)) : categoryOf(vendor) === category,
  );
  const codes = new Set<string>();
  return matching.filter(({ vassalage }) => !codes.has(vassalage) && codes.add(vassalage)).slice(0, limit);
}

/** Vendors whose codes start with one of these share one brand icon (games §9). */
const FAMILIES = ["TCG", "BTI"];

/** The vendors with their icons: each family has that of its first vendor (games §9). */
export function withSharedIcons<V extends Pick<Vendor, "vassalage" | "icon">>(vendors: readonly V[]): V[] {
  return vendors.map((vendor) => {
    const family = FAMILIES.find((start) => vendor.vassalage.startsWith(start));
    const first = family === undefined ? undefined : vendors.find(({ vassalage }) => vassalage.startsWith(family));
    return first ? { ...vendor, icon: first.icon } : vendor;
  });
}

/** All slots: without it the tab of all games shows the new ones (games §4). */
const ALL_SLOTS = { class: "ALL" } as const;

/** Where the games of a category are, all of them: draws have a lobby of their own (games §2). */
export function lobbyOf(gameType: string, { draws, games }: Places): Destination {
  return gameType === "LOTT" ? { to: draws } : { to: games, query: { gameType, ...(gameType === "RNG" && ALL_SLOTS) } };
}

/** Where a vendor's tile leads: route and query (games §2, §9). */
export function destinationOf(vendor: Pick<Vendor, "vassalage" | "gameType">, places: Places): Destination {
  const category = categoryOf(vendor);
  const toDraws = lotteryDestination(vendor.vassalage, places);
  if (toDraws) return toDraws;
  if (category === "RNG") return { to: places.slots, query: { vendor: vendor.vassalage, ...ALL_SLOTS } };
  const { to, query } = lobbyOf(category, places);
  return { to, ...(query && { query: { ...query, vendor: vendor.vassalage } }) };
}
