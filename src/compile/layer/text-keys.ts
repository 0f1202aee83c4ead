import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Pack } from "../read/packs.ts";
import { stemOf } from "./layer-words.ts";

const keysOf = memoizeByIdentity(({ words }: Pack) => Object.keys(words));

/** The keys of a pack without plural forms. */
export const stemsOfPack = memoizeByIdentity(
  (pack: Pack): ReadonlySet<string> => new Set([...keysOf(pack), ...pack.unread].map((key) => stemOf(key).stem)),
);

const pluralEnds = ["", "_zero", "_one", "_two", "_few", "_many", "_other"];

/** The keys that have text in one of several packs. Nothing is copied: thousands of brands share the packs below. */
export class TextKeys {
  readonly #packs: readonly Pack[];
  #stems: readonly ReadonlySet<string>[] | undefined;
  readonly #found = new Map<string, readonly string[]>();
  #all: readonly string[] | undefined;

  constructor(packs: readonly Pack[]) {
    this.#packs = packs;
  }

  /** Whether there is text for a key as it is written: `namedBy` finds some. */
  hasNamed(written: string): boolean {
    if (!written.endsWith("*")) return this.hasStem(written) || this.has(written);
    const start = written.slice(0, -1);
    return this.#packs.some((pack) => keysBeginning(pack, start).length > 0);
  }

  has(key: string): boolean {
    return this.#packs.some(({ words }) => Object.hasOwn(words, key));
  }

  /** Whether a key has text, with a plural form or without. */
  hasStem(stem: string): boolean {
    this.#stems ??= this.#packs.map(stemsOfPack);
    return this.#stems.some((stems) => stems.has(stem));
  }

  all(): readonly string[] {
    return (this.#all ??= [...new Set(this.#packs.flatMap(keysOf))]);
  }

  /** The keys that a written key covers: plural forms, and everything after a trailing `*`. */
  namedBy(written: string): readonly string[] {
    let found = this.#found.get(written);
    if (!found) {
      found = written.endsWith("*")
        ? this.#beginning(written.slice(0, -1))
        : pluralEnds.map((end) => written + end).filter((key) => this.has(key));
      this.#found.set(written, found);
    }
    return found;
  }

  #beginning(start: string): readonly string[] {
    return [...new Set(this.#packs.flatMap((pack) => keysBeginning(pack, start)))];
  }
}

const byStart = memoizeByIdentity((_pack: Pack) => new Map<string, readonly string[]>());

function keysBeginning(pack: Pack, start: string): readonly string[] {
  const known = byStart(pack);
  let found = known.get(start);
  if (!found) {
    found = keysOf(pack).filter((key) => key.startsWith(start));
    known.set(start, found);
  }
  return found;
}
