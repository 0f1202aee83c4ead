import { seededRandom } from "#kernel/random.ts";

/**
 * The winning number of a draw. The shape defines its groups: "3x0-9" is three digits that may repeat, "6of45" six
 * different numbers from 1 to 45 in order, groups are joined by "~": "6of45~1x1-9".
 */
export function winningNumber(shape: string, seed: string): string {
  const random = seededRandom(seed);
  return shape
    .split("~")
    .map((group) => numbersOf(group, random).join(","))
    .join("~");
}

function numbersOf(group: string, random: () => number): number[] {
  const repeated = /^(\d+)x(\d+)-(\d+)$/.exec(group);
  if (repeated) return anyNumbers(Number(repeated[1]), Number(repeated[2]), Number(repeated[3]), random);
  const different = /^(\d+)of(\d+)$/.exec(group);
  if (different) return differentNumbers(Number(different[1]), Number(different[2]), random);
  throw new Error(`"${group}" is no shape of winning numbers: write 3x0-9 or 6of45`);
}

function anyNumbers(count: number, lowest: number, highest: number, random: () => number): number[] {
  return Array.from({ length: count }, () => lowest + Math.floor(random() * (highest - lowest + 1)));
}

function differentNumbers(count: number, highest: number, random: () => number): number[] {
  const drum = Array.from({ length: highest }, (_, index) => index + 1);
  const drawn = Array.from({ length: count }, () => drum.splice(Math.floor(random() * drum.length), 1)[0] ?? 0);
  return drawn.sort((a, b) => a - b);
}
