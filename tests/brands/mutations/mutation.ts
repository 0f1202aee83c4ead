import type { GoodFile, GoodSite } from "./good-site.ts";
import type { Random } from "./random.ts";

/** A good file with one mistake in it. */
export interface Mutation {
  /** The file as it is now. */
  text: string | Uint8Array;
  /** Its name, where that is the mistake. */
  renamed?: string;
  /** Where the mistake is reported, 1-based. */
  line: number;
  column: number;
  /** The last column that is right, where several are. */
  lastColumn?: number;
  /** The file, when it is reported in another one. */
  file?: string;
  /** Every place where it may be reported, when any of several is acceptable. */
  anyOf?: readonly { file: string; line: number; column: number }[];
  /** What stood there, when the mistake is a misspelling: the hint must name it. */
  original?: string;
  /** Steps in the brand to what is wrong, where layers above may cover it. */
  path?: readonly (string | number)[];
  /** Whether a brand has the mistake; all have it when absent. */
  reaches?: (brand: string) => boolean;
  /** Brands that must be there as well. */
  with?: readonly string[];
}

/** Makes one mistake in a file; undefined when the file has no place for it. */
export type Mutate = (file: GoodFile, random: Random, site: GoodSite) => Mutation | undefined;

export interface MutationKind {
  name: string;
  mutate: Mutate;
  /** Reported as a warning, because a brand can be served with it. */
  warning?: true;
}
