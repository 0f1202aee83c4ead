/** Which brand had each host and each merchant code first: it keeps what it claims, whoever else claims it later. */
export class Owners {
  #owners = new Map<string, string>();
  #contested = new Map<string, readonly string[]>();

  /** Takes note of who claims what now. What only one brand claims is its own. */
  note(claims: ReadonlyMap<string, readonly string[]>): void {
    const owners = new Map<string, string>();
    this.#contested = new Map();
    for (const [text, brands] of claims) {
      const before = this.#owners.get(text);
      const owner =
        before !== undefined && brands.includes(before) ? before : brands.length === 1 ? brands[0] : undefined;
      if (owner === undefined) this.#contested.set(text, brands);
      else owners.set(text, owner);
    }
    this.#owners = owners;
  }

  /** The brand that had it first, if that is known. */
  of(text: string): string | undefined {
    return this.#owners.get(text);
  }

  /** What several of these brands claim, and nobody knows who had it first. */
  contestedBy(ids: ReadonlySet<string>): [text: string, brands: readonly string[]][] {
    return [...this.#contested].filter(([, brands]) => brands.some((id) => ids.has(id)));
  }

  /** The one brand that has had it so far, of those that claim it, keeps it. */
  settle(text: string, holders: readonly string[]): void {
    const [holder, other] = holders;
    if (holder === undefined || other !== undefined) return;
    this.#contested.delete(text);
    this.#owners.set(text, holder);
  }
}
