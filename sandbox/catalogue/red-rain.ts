import { duration } from "../clock.ts";

/** The red envelope rain as every merchant has it, unless its state says otherwise. */
export const redRain = {
  /** When it rains every day, by the merchant's clocks. */
  times: ["10:00", "12:00", "15:00", "18:00", "20:00", "22:00"],
  /** Milliseconds before a round from which on members can join it. */
  opensBefore: 10 * duration.minute,
  /** Milliseconds from the first envelope until the last one has fallen. */
  rains: 30 * duration.second,
  /** Milliseconds after that in which a catch is taken: as long as a phone may be without a connection. */
  takenFor: duration.minute,
  /** How many envelopes fall, and how many of them a member can catch. */
  envelopes: 48,
  catches: 6,
  /** How many members can join a round. */
  places: 500,
  /** What envelopes hold, as decimal strings, and how many of all members' envelopes do; the others are empty. */
  prizes: [
    { amount: "88.00", times: 5 },
    { amount: "18.00", times: 60 },
    { amount: "8.00", times: 300 },
    { amount: "2.00", times: 900 },
    { amount: "1.00", times: 1200 },
  ],
} as const;
