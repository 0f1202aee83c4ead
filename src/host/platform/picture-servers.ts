/** Picks one of several, evenly; tests give their own. */
type Pick = (count: number) => number;
const atRandom: Pick = (count) => Math.floor(Math.random() * count);

/**
 * Which of a platform's picture servers the pages of a brand name: one at random (games §9). It stays the same as long
 * as the platform offers it, so that a picture which stands on two pages comes once.
 */
export class PictureServers {
  readonly #chosen = new Map<string, string>();
  readonly #pick: Pick;

  constructor(pick = atRandom) {
    this.#pick = pick;
  }

  /**
   * The base URL for a brand's pictures, without a slash at its end; null: they come from the platform itself.
   * Undefined: nobody knows what is offered now, so what was chosen stays.
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

/** A base URL that pages may name: encrypted, or on this machine. Anything else is left out. */
function baseOf(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { protocol, hostname, origin, pathname, username, search, hash } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && /(?:^|\.)localhost$/.test(hostname));
  return isSafe && username + search + hash === "" ? [`${origin}${pathname}`.replace(/\/$/, "")] : [];
}
