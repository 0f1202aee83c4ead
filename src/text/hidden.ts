/** Letters at the end that stay readable: enough to recognise one's own, of texts that are longer than that. */
const READABLE = 3;

/** Personal data as it is read over a shoulder. The number of dots says nothing about the length. */
export function masked(value: string): string {
  return `••••${value.length > 2 * READABLE ? value.slice(-READABLE) : ""}`;
}

/** A hidden balance: the number of stars says nothing about the amount. */
export const STARS = "******";
