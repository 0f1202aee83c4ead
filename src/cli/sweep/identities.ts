/** Finds shared identities, brand by brand. */
export class Identities {
  readonly #owners = new Map<string, string>();

  /** Adds a brand's identities; returns the brands that already have one of them. */
  claim(brand: string, identities: readonly string[]): string[] {
    const others = new Set<string>();
    for (const identity of identities) {
      const owner = this.#owners.get(identity);
      if (owner !== undefined && owner !== brand) others.add(owner);
      this.#owners.set(identity, brand);
    }
    return [...others];
  }

  /** Whether a brand.json that was not parsed could contain one of the identities. */
  isNamedIn(text: string): boolean {
    if (text.includes("\\u")) return true;
    for (const identity of this.#owners.keys()) if (text.includes(`"${identity}"`)) return true;
    return false;
  }
}
