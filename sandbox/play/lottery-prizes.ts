/** The numbers that a player picks for a draw: those of the winning number's first group. */
export type Pick =
  /** So many digits, each from lowest to highest, in order. */
  | { kind: "digits"; count: number; lowest: number; highest: number }
  /** So many different numbers from 1 to highest, in any order. */
  | { kind: "numbers"; count: number; highest: number };

/** A prize: so many right, so many times the stake. */
export interface Prize {
  right: number;
  times: number;
}

/** What part of all stakes goes into each class of prizes, the highest class first. */
const SHARES = [0.45, 0.25, 0.2];
/** The maximum prize, because a demo bank is limited, too. */
const HIGHEST_TIMES = 10_000;

/** What is picked in a game, by the shape of its winning numbers (see ../draws/winning-number.ts). */
export function pickOf(shape: string): Pick {
  const [group = ""] = shape.split("~");
  const digits = /^(\d+)x(\d+)-(\d+)$/.exec(group);
  if (digits)
    return { kind: "digits", count: Number(digits[1]), lowest: Number(digits[2]), highest: Number(digits[3]) };
  const numbers = /^(\d+)of(\d+)$/.exec(group);
  if (numbers) return { kind: "numbers", count: Number(numbers[1]), highest: Number(numbers[2]) };
  throw new Error(`"${group}" is no shape of winning numbers: write 3x0-9 or 6of45`);
}

/** Whether these numbers can be picked. */
export function isPick(pick: Pick, numbers: readonly number[]): boolean {
  const lowest = pick.kind === "digits" ? pick.lowest : 1;
  const different = pick.kind === "digits" || new Set(numbers).size === numbers.length;
  return (
    numbers.length === pick.count &&
    different &&
    numbers.every((number) => Number.isInteger(number) && number >= lowest && number <= pick.highest)
  );
}

/** How many of the picked numbers are right: at their place, or anywhere where the order says nothing. */
export function rightOf(pick: Pick, numbers: readonly number[], winningNumber: string): number {
  const drawn = (winningNumber.split("~")[0] ?? "").split(",").map(Number);
  return numbers.filter((number, place) => (pick.kind === "digits" ? drawn[place] === number : drawn.includes(number)))
    .length;
}

/** The prizes of a game, the highest first: each class pays out its share of the stakes, by how rare it is. */
export function prizesOf(pick: Pick): Prize[] {
  return SHARES.flatMap((share, place) => {
    const right = pick.count - place;
    const times = right < 1 ? 0 : Math.min(HIGHEST_TIMES, Math.floor(share / chanceOf(pick, right)));
    return times < 1 ? [] : [{ right, times }];
  });
}

/** How likely exactly so many are right. */
export function chanceOf(pick: Pick, right: number): number {
  const { count, highest } = pick;
  if (pick.kind === "numbers")
    return (ways(count, right) * ways(highest - count, count - right)) / ways(highest, count);
  const one = 1 / (highest - pick.lowest + 1);
  return ways(count, right) * one ** right * (1 - one) ** (count - right);
}

/** In how many ways some of many can be chosen. */
function ways(many: number, some: number): number {
  let result = 1;
  for (let step = 1; step <= some; step++) result = (result * (many - some + step)) / step;
  return result;
}
