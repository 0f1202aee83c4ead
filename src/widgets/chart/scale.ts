import type { Series } from "./series.ts";

/** The values between which a chart draws: round ones, zero always among them. */
export interface Scale {
  low: number;
  high: number;
}

/** The ends of an axis are one of these times a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10];

export function scaleOf(series: readonly Pick<Series, "values">[]): Scale {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const low = roundUp(-Math.min(0, ...values));
  const high = roundUp(Math.max(0, ...values));
  return low === 0 && high === 0 ? { low: 0, high: 1 } : { low: low === 0 ? 0 : -low, high };
}

function roundUp(value: number): number {
  if (value === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const times = ROUND.find((round) => round * power >= value) ?? 10;
  return times * power;
}

/** So close to zero, in hundredths of the drawing, an end has no room for its name. */
const CLOSE = 15;

/** The values that the axis names, from above: zero, and the ends that are not too close to it. */
export function namedValues(scale: Scale): number[] {
  const zero = downTo(0, scale);
  return [scale.high, 0, scale.low].filter((value, place, all) => {
    const isRepeated = all.indexOf(value) !== place;
    return !isRepeated && (value === 0 || Math.abs(downTo(value, scale) - zero) > CLOSE);
  });
}

/** How far below the upper end a value is, in hundredths of the drawing. */
export function downTo(value: number, { low, high }: Scale): number {
  return rounded(((high - value) / (high - low)) * 100);
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
