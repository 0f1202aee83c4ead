/** The jackpot's numbers (account §9). Random numbers are in [0, 1). */

const LEAST = 70_000_000;
const MOST = 130_000_000;

/** The initial jackpot: a random value between 70,000,000 and 130,000,000. */
export function jackpotStart(random: () => number): number {
  return LEAST + Math.floor(random() * (MOST - LEAST + 1));
}

/** Milliseconds until it grows: 3, 4 or 5 seconds, at random. */
export function growthDelay(random: () => number): number {
  return 3000 + 1000 * Math.floor(random() * 3);
}

/** By how much it grows: a random 100 to 500, with as many decimals as are shown. */
export function growth(random: () => number, decimals: number): number {
  const unit = 10 ** decimals;
  return (100 * unit + Math.floor(random() * (400 * unit + 1))) / unit;
}
