/** Categories by the icon that represents them. */
const ICONS: Readonly<Record<string, string>> = {
  HOT: "hot",
  SPORTS: "sports",
  ESPORTS: "esports",
  LIVE: "live",
  FISH: "fish",
  RNG: "slots",
  PVP: "poker",
  INHOUSE: "star",
  COCKFIGHT: "cockfight",
  LOTT: "lottery",
  ELOTT: "lottery",
};

/** The icon of a category. */
export function iconOf(gameType: string): string {
  return ICONS[gameType] ?? "grid";
}

/** The categories of the sorting list that a lobby can show; not ELOTT (games §2). */
export function categoriesOf(sorting: readonly { gameCategory: string }[]): string[] {
  return sorting
    .map(({ gameCategory }) => gameCategory)
    .filter((category) => category !== "ELOTT" && category !== "HOT");
}
