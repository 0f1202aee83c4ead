/** Brands that wait to be compiled, in the order in which they are. */
export class WaitingBrands {
  readonly #ids = new Set<string>();

  add(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
  }

  done(ids: readonly string[]): void {
    for (const id of ids) this.#ids.delete(id);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  get size(): number {
    return this.#ids.size;
  }

  /** The next ones, the most urgent first; of equally urgent ones those that have waited longest. */
  next(most: number, urgencyOf: (id: string) => number): string[] {
    return [...this.#ids].sort((one, other) => urgencyOf(other) - urgencyOf(one)).slice(0, most);
  }
}
