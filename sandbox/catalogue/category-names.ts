import type { GameCategory } from "#gateway/entities.ts";
import type { Translated } from "#gateway/languages.ts";

/** What categories of games are called, where the platform itself writes it. */
export const categoryNames: Readonly<Record<GameCategory, Translated<string>>> = {
  HOT: { EN: "Hot", TY: "Sikat" },
  SPORTS: { EN: "Sports" },
  ESPORTS: { EN: "E-sports" },
  LIVE: { EN: "Live casino" },
  FISH: { EN: "Fishing" },
  RNG: { EN: "Slots" },
  PVP: { EN: "Poker" },
  INHOUSE: { EN: "Originals" },
  COCKFIGHT: { EN: "Cockfight", TY: "Sabong" },
  ELOTT: { EN: "E-lottery", TY: "E-lotto" },
  LOTT: { EN: "Lottery", TY: "Lotto" },
};
