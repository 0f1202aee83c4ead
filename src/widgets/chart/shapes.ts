import { downTo, rounded, type Scale } from "./scale.ts";

type Values = readonly (number | null)[];

/** Which of several bars that stand together. */
interface Place {
  of: number;
  index: number;
}

/** Of the room of an entry, what its bars take together; a lone bar is not as wide as the drawing. */
const FILLED = 0.7;
const WIDEST = 18;

/** Bars from zero to each value as one path, in a drawing of 100 by 100. `keeps` leaves some out. */
export function barsPath(
  values: Values,
  scale: Scale,
  { of, index }: Place,
  keeps: (value: number) => boolean = () => true,
): string {
  const room = 100 / values.length;
  const together = Math.min(room * FILLED, WIDEST);
  const width = together / of;
  const zero = downTo(0, scale);
  return values
    .map((value, place) => {
      if (value === null || value === 0 || !keeps(value)) return "";
      const left = rounded(place * room + (room - together) / 2 + index * width);
      return `M${left} ${zero}V${downTo(value, scale)}h${rounded(width)}V${zero}Z`;
    })
    .join("");
}

/** A line through the values as one path; it is interrupted where one is missing, and a lone value is a dot. */
export function linePath(values: Values, scale: Scale): string {
  return values
    .map((value, place) => {
      if (value === null) return "";
      const x = rounded(((place + 0.5) / values.length) * 100);
      const y = downTo(value, scale);
      const begins = isMissing(values[place - 1]);
      const isAlone = begins && isMissing(values[place + 1]);
      return `${begins ? "M" : "L"}${x} ${y}${isAlone ? "h0" : ""}`;
    })
    .join("");
}

function isMissing(value: number | null | undefined): boolean {
  return value === null || value === undefined;
}

/** A part of a ring, in hundredths of it. */
export interface Slice {
  place: number;
  begins: number;
  share: number;
}

/** The parts above zero of their sum; none where there is nothing. */
export function slicesOf(values: Values): Slice[] {
  const parts = values.flatMap((value, place) => (value !== null && value > 0 ? [{ place, value }] : []));
  const sum = parts.reduce((total, { value }) => total + value, 0);
  let begins = 0;
  return parts.map(({ place, value }) => {
    const share = (value / sum) * 100;
    const slice = { place, begins: rounded(begins), share: rounded(share) };
    begins += share;
    return slice;
  });
}
