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
  /** The last accepted column, if there are several. */
  lastColumn?: number;
  /** The file, when it is reported in another one. */
  file?: string;
  /** All acceptable places, if there are several. */
  anyOf?: readonly { file: string; line: number; column: number }[];
  /** All places at which it is reported, once each, if there are several. */
  each?: readonly { file: string; line: number; column: number }[];
  /** The original text, if the mistake is a misspelling: the hint must name it. */
  original?: string;
  /** Steps in the brand to the mistake, where layers above may override it. */
  path?: readonly (string | number)[];
  /** Whether a brand has the mistake; absent: all have it. */
  reaches?: (brand: string) => boolean;
  /** Brands that must exist as well. */
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
