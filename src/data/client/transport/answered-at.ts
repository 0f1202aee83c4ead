/** Where an answer says what time it is at the platform, to the millisecond; a text within a text has its quotes escaped. */
const SERVER_TIME = /"serverTime"\s*:\s*"([^"]+)"/;

/**
 * When the platform answered, in milliseconds since 1970: as the answer itself says, or else its Date header. Of one that
 * a cache may have kept for ten seconds or more it is unknown: several would outweigh what is known.
 */
export function answeredAt(text: string, headers: Pick<Headers, "get">): number {
  if (/max-age=\d{2}/.test(headers.get("Cache-Control") ?? "")) return Number.NaN;
  const inside = Date.parse(SERVER_TIME.exec(text)?.[1] ?? "");
  return Number.isNaN(inside) ? Date.parse(headers.get("Date") ?? "") : inside;
}
