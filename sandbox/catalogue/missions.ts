import type { Translated } from "#gateway/languages.ts";

/** What a mission asks for in its day or week: stakes of settled bets, such bets, categories of games, or deposits. */
export type MissionGoal = { of: "stake" | "deposit"; amount: string } | { of: "bets" | "categories"; times: number };

/** A mission that comes back every day or every week. */
export interface Mission {
  id: string;
  every: "day" | "week";
  title: Translated<string>;
  /** With amounts in braces, which are written as money. */
  terms: Translated<string>;
  goal: MissionGoal;
  /** What it pays, as a decimal string. */
  amount: string;
  /** What it counts in the ranking. */
  points: number;
}

export const missions: readonly Mission[] = [
  {
    id: "warm-up",
    every: "day",
    title: { EN: "Warm up", TY: "Pampainit" },
    terms: {
      EN: "Place five bets on games you like. A bet counts once it is settled.",
      TY: "Tumaya nang limang beses sa mga larong gusto mo. Bilang ang taya kapag tapos na ito.",
    },
    goal: { of: "bets", times: 5 },
    amount: "5.00",
    points: 10,
  },
  {
    id: "good-day",
    every: "day",
    title: { EN: "A good day", TY: "Masuwerteng laro" },
    terms: { EN: "Stake {500.00} today, in any game.", TY: "Tumaya ng {500.00} ngayon, sa kahit anong laro." },
    goal: { of: "stake", amount: "500.00" },
    amount: "10.00",
    points: 20,
  },
  {
    id: "fresh-money",
    every: "day",
    title: { EN: "Fresh money", TY: "Bagong pondo" },
    terms: { EN: "Deposit {200.00} today.", TY: "Mag-deposit ng {200.00} ngayon." },
    goal: { of: "deposit", amount: "200.00" },
    amount: "8.00",
    points: 15,
  },
  {
    id: "all-rounder",
    every: "week",
    title: { EN: "All-rounder", TY: "Lahat ng laro" },
    terms: {
      EN: "Play in three categories of games this week.",
      TY: "Maglaro sa tatlong kategorya ngayong linggo.",
    },
    goal: { of: "categories", times: 3 },
    amount: "30.00",
    points: 50,
  },
  {
    id: "long-run",
    every: "week",
    title: { EN: "The long run", TY: "Pangmatagalan" },
    terms: {
      EN: "Stake {5000.00} this week, in any game.",
      TY: "Tumaya ng {5000.00} ngayong linggo, sa kahit anong laro.",
    },
    goal: { of: "stake", amount: "5000.00" },
    amount: "60.00",
    points: 100,
  },
];
