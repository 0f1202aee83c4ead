import type { JsonObject } from "#kernel/json.ts";
import type { SourceFile } from "../read/source-file.ts";

/** A part of a layer: a file, and where in a brand its content stands. */
export interface Fragment {
  file: SourceFile;
  /** Steps in the brand; none for brand.json itself. */
  mount: readonly string[];
  /** The content without `$schema` and `$suppress`, and without what a file of its own says. */
  value: JsonObject;
}

/** A folder of brands/: base, a market, or a brand, which is a layer too. */
export interface Layer {
  /** "base", "markets/ph" or a brand's id. */
  id: string;
  isBrand: boolean;
  /** The layer below as written, or by default. */
  extends: string | undefined;
  fragments: readonly Fragment[];
  /** All fragments as one value. */
  value: JsonObject;
  /** Where a diagnostic goes that no file of the layer can carry. */
  mainFile: SourceFile;
  /** False when one of its files could not be read: then nothing is said about what it holds. */
  readable: boolean;
}

/** Something wrong at a place in a file, before or beside any brand. */
export interface FileFinding {
  rule: string;
  file: SourceFile;
  path: readonly (string | number)[];
  at: "key" | "value";
  message: string;
  hint?: string | undefined;
  /** The layer in which it stands: it reaches every brand above. */
  layer: string;
}
