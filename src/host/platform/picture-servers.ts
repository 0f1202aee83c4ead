/** Picks one of several at random; tests inject their own. */
type Pick = (count: number) => number;
const atRandom: Pick = (count) => Math.floor(Math.random() * count);

/**
 * The picture server of a brand's pages: one of the platform's at random (games §9). It stays the same as long as the
 * platform offers it, so that a picture on two pages is fetched once.
 */
export class PictureServers {
  readonly #chosen = new Map<string, string>();
  readonly #pick: Pick;

  constructor(pick = atRandom) {
    this.#pick = pick;
  }

  /**
   * The base URL for a brand's pictures, without a trailing slash; null: they come from the platform itself. Undefined:
   * the offer is unknown, so the choice stays.
   */
  choose(brand: string, offered: readonly string[] | undefined): string | null {
    const usable = offered?.flatMap(baseOf);
    const before = this.#chosen.get(brand) ?? null;
    if (usable === undefined || (before !== null && usable.includes(before))) return before;
    const chosen = usable[this.#pick(usable.length)];
    if (chosen === undefined) this.#chosen.delete(brand);
    else this.#chosen.set(brand, chosen);
    return chosen ?? null;
  }
}

/** What the base URL of a picture server consists of: anything else could end its place in the page's policy. */
const PLAIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~/%-]*)?$/;

/** A base URL that pages may use: encrypted, or on this machine. Anything else is dropped. */
function baseOf(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { href, protocol, hostname, origin, pathname, username, search, hash } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && /(?:^|\.)localhost$/.test(hostname));
  return isSafe && PLAIN.test(href) && username + search + hash === ""
    ? [`${origin}${pathname}`.replace(/\/$/, "")]
    : [];
}
