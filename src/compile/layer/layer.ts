import type { JsonObject } from "#kernel/json.ts";
import type { SourceFile } from "../read/source-file.ts";

/** A part of a layer: a file, and where its content belongs in the brand. */
export interface Fragment {
  file: SourceFile;
  /** Steps in the brand; none for brand.json itself. */
  mount: readonly string[];
  /** The content without `$schema`, `$suppress` and everything that has its own file. */
  value: JsonObject;
}

/** A folder of brands/: base, a market, or a brand, which is a layer too. */
export interface Layer {
  /** "base", "markets/ph" or a brand's id. */
  id: string;
  isBrand: boolean;
  /** The layer below, as written or by default. */
  extends: string | undefined;
  fragments: readonly Fragment[];
  /** All fragments as one value. */
  value: JsonObject;
  /** The place of diagnostics that belong to no file of the layer. */
  mainFile: SourceFile;
  /** False when one of its files could not be read: its content is then not checked. */
  readable: boolean;
}

/** A problem at a place in a file, found before any brand is assembled. */
export interface FileFinding {
  rule: string;
  file: SourceFile;
  path: readonly (string | number)[];
  at: "key" | "value";
  message: string;
  hint?: string | undefined;
  /** The layer that contains it: it affects every brand above. */
  layer: string;
}
