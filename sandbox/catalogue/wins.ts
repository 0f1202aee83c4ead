import { seededRandom } from "#kernel/random.ts";

export interface Win {
  customerName: string;
  /** Minor units. */
  amount: bigint;
  /** In [0, 1): which game of the list. */
  pick: number;
}

/** Another win enters the board this often; the oldest leaves it. */
const ROTATION_MS = 20_000;
const BEGINNINGS = "ma jo ri an be ka lu no di ge ro sa te vi ja mi al ce".split(" ");

/** The newest wins around a moment, the newest first. The same moment gives the same board on every machine. */
export function recentWins(seed: string, now: Date, count: number): Win[] {
  const newest = Math.floor(now.getTime() / ROTATION_MS);
  return Array.from({ length: count }, (_, index) => winAt(`${seed}:win:${newest - index}`));
}

function winAt(seed: string): Win {
  const random = seededRandom(seed);
  const beginning = BEGINNINGS[Math.floor(random() * BEGINNINGS.length)] ?? "ma";
  const ending = String(Math.floor(random() * 100)).padStart(2, "0");
  // Many small wins and a few large ones: between 200 and 480,000.
  const amount = Math.floor(200 * 2400 ** (random() ** 1.8) * 100);
  return { customerName: `${beginning}***${ending}`, amount: BigInt(amount), pick: random() };
}
