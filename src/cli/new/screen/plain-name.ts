/** A name of the contract as words: "settledAt" is "Settled at", "SLOT_GAMES" is "Slot games". */
export function plainName(name: string): string {
  const words = name
    .replaceAll(/[-_.]+/g, " ")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .trim()
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** The id of a route from that of its screen: "bet-list" is "betList". */
export function camelCase(id: string): string {
  return id.replaceAll(/-+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
