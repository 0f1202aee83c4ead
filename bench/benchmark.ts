/** A measurement with a name: `npm run bench -- <name> [options]`. */
export interface Benchmark {
  /** One line for the list of benchmarks. */
  about: string;
  /**
   * Fetches the measurement; what it needs is loaded on demand. Called with the arguments after its name, it returns
   * the exit code.
   */
  load: () => Promise<(words: readonly string[]) => Promise<number> | number>;
}
