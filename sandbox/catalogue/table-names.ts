import type { NameTheme } from "./slot-names.ts";

const words = (text: string): string[] => text.split(",").map((word) => word.trim());

/** Names of the other categories' games, in the same form as the slots' names. All invented. */
export const fishThemes: readonly NameTheme[] = [
  {
    first: words("Coral, Abyss, Lagoon, Tidal, Deepwater, Typhoon, Pearl Bay, Mariner's, Moon Tide, Sunken City"),
    second: words("Hunters, Harvest, Cannons, Patrol, Trawlers, Safari, Frenzy, Showdown"),
  },
];
export const liveThemes: readonly NameTheme[] = [
  {
    first: words("Narra, Sampaguita, Azure, Ivory, Velvet, Opal, Saffron, Terrace, Pavilion, Lantern"),
    second: words("Baccarat, Speed Baccarat, Roulette, Sic Bo, Dragon Tiger, Blackjack, Color Game, Fan Tan"),
  },
];
/** The live games that are played on a wheel. */
export const wheelWords: readonly string[] = words("Roulette, Sic Bo, Color Game, Fan Tan");
export const pvpThemes: readonly NameTheme[] = [
  {
    first: words("Tongits, Pusoy, Lucky Nine, Rummy, Mahjong, Domino, Hold'em, Pares"),
    second: words("Plaza, Nights, Masters, Kanto, Royale Room, Showdown, Classic, Duel"),
  },
];
export const sportsThemes: readonly NameTheme[] = [
  {
    first: words("Matchday, Hardwood, Final Whistle, Island League, Courtside, Home Ground"),
    second: words("Live, Sportsbook, Virtual Cup, Parlays"),
  },
];
export const esportsThemes: readonly NameTheme[] = [
  {
    first: words("Five Lanes, Last Squad, Rift Siege, Pixel Arena, Headshot"),
    second: words("League, Masters, Open, Showmatch"),
  },
];
export const cockfightThemes: readonly NameTheme[] = [
  { first: words("Salpukan, Tari, Gallera, Ruweda"), second: words("Derby, Arena, Grand Derby, Live") },
];
