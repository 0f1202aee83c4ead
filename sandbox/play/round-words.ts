import type { RoundKind } from "./rules/kinds.ts";

/** The texts of one kind of game with rounds. */
export interface RoundWords {
  /** On the button. */
  play: string;
  /** Before the first round. */
  idle: string;
  /** Above the bets; empty where there is only one. */
  choose: string;
  /** Names of bets by id. */
  bets: Readonly<Record<string, string>>;
  /** What the page says of rounds, by ending. */
  says: Readonly<Record<string, string>>;
}

export const allRoundWords: Readonly<Record<RoundKind, Readonly<Record<"EN" | "TY", RoundWords>>>> = {
  slot: {
    EN: { play: "Spin", idle: "Three in a line pay", choose: "", bets: {}, says: {} },
    TY: { play: "Paikutin", idle: "Bayad sa tatlong magkapareho", choose: "", bets: {}, says: {} },
  },
  cards: {
    EN: {
      play: "Deal",
      idle: "The hand closest to nine wins",
      choose: "Bet on",
      bets: { player: "Player", banker: "Banker", tie: "Tie" },
      says: {
        wins: "{name} wins, {more} to {fewer}.",
        tie: "A tie at {more}.",
        rules: "Eight decks and the drawing rules of punto banco. On a tie, stakes on Player and Banker are paid back.",
      },
    },
    TY: {
      play: "Ipamigay",
      idle: "Panalo ang pinakamalapit sa siyam",
      choose: "Tumaya sa",
      bets: { player: "Player", banker: "Banker", tie: "Tabla" },
      says: {
        wins: "Panalo ang {name}, {more} laban sa {fewer}.",
        tie: "Tabla sa {more}.",
        rules:
          "Walong set ng baraha, ayon sa patakaran ng punto banco. Kapag tabla, ibinabalik ang taya sa Player at Banker.",
      },
    },
  },
  wheel: {
    EN: {
      play: "Spin",
      idle: "Choose a colour and spin",
      choose: "Bet on a colour",
      bets: { red: "Red", blue: "Blue", green: "Green", gold: "Gold" },
      says: { stops: "The wheel stops on {name}." },
    },
    TY: {
      play: "Paikutin",
      idle: "Pumili ng kulay at paikutin",
      choose: "Tumaya sa kulay",
      bets: { red: "Pula", blue: "Asul", green: "Berde", gold: "Ginto" },
      says: { stops: "Huminto ang gulong sa {name}." },
    },
  },
  fishing: {
    EN: {
      play: "Fire",
      idle: "Choose a target. Each shot costs the stake.",
      choose: "Aim at",
      bets: {
        silverfish: "Sardine",
        angelfish: "Angelfish",
        crab: "Crab",
        turtle: "Turtle",
        octopus: "Octopus",
        shark: "Shark",
      },
      says: { hit: "{name}: a hit!", missed: "{name}: it got away." },
    },
    TY: {
      play: "Iputok",
      idle: "Pumili ng target. Bawat putok ay isang taya.",
      choose: "Asintahin",
      bets: {
        silverfish: "Sardinas",
        angelfish: "Angelfish",
        crab: "Alimango",
        turtle: "Pagong",
        octopus: "Pugita",
        shark: "Pating",
      },
      says: { hit: "{name}: tinamaan!", missed: "{name}: nakatakas." },
    },
  },
  match: {
    EN: {
      play: "Place bet",
      idle: "Choose a side. The match is played at once.",
      choose: "Odds",
      bets: { draw: "Draw" },
      says: { wins: "{name} wins.", draw: "A draw." },
    },
    TY: {
      play: "Ilagay ang taya",
      idle: "Pumili ng panig. Agad na lalaruin ang laban.",
      choose: "Odds",
      bets: { draw: "Tabla" },
      says: { wins: "Panalo ang {name}.", draw: "Tabla." },
    },
  },
};

export function roundWords(kind: RoundKind, language: string): RoundWords {
  return allRoundWords[kind][language === "TY" ? "TY" : "EN"];
}
