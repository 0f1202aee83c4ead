import type { RainRound } from "#gateway/red-rain.ts";
import { envelopesOf } from "../../../sandbox/rain/envelopes.ts";

/** Milliseconds until it rains, and for how long. */
const BEFORE = 1500;
export const RAINS = 30_000;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** The round that both pages show: of the sandbox's envelopes, all of which can be caught. */
export const round: RainRound = {
  id: "bench",
  opensAt: at(-1000),
  startsAt: at(BEFORE),
  endsAt: at(BEFORE + RAINS),
  takenUntil: at(BEFORE + 2 * RAINS),
  serverTime: at(0),
  pot: "1.00",
  most: "1.00",
  catches: 1000,
  state: "joined",
  amount: null,
  envelopes: envelopesOf("bench"),
};
