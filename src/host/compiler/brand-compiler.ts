import type { PageFault } from "#compile/broken-pages.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Pictures } from "../brands/brand-assets.ts";
import type { KnownBrand } from "./layer-outlines.ts";

/** What is in the folders, before it is compiled. */
export interface Look {
  /** Brands that are new, or whose brand.json was read again. */
  known: readonly KnownBrand[];
  /** Ids of brands that are not there any more. */
  removed: readonly string[];
  /** Ids of brands that have to be compiled, because they are new or what they are made from has changed. */
  affected: readonly string[];
}

/** A compiled brand with its pictures. */
export interface MadeBrand {
  brand: CompiledBrand;
  pictures: Pictures;
}

/** What compiling some brands found. */
export interface Batch {
  /** Digests of the brands without errors. */
  sound: ReadonlyMap<string, string>;
  /** Errors by brand, of those that have some. */
  broken: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Ids of folders without any descriptor, which are no brands. */
  absent: readonly string[];
  /** The wanted brands: as they are, or, with errors, as they were last without. */
  made: readonly MadeBrand[];
  diagnostics: readonly Diagnostic[];
  /** Layers of earlier formats that were migrated in memory; their files stay as they are. */
  migrated: readonly string[];
  /** Why last good versions could not be kept. */
  failures: readonly unknown[];
}

/** Reads and compiles brands, one request after the other. What it takes and returns can be sent to another thread. */
export interface BrandCompiler {
  /** Looks at what has changed at these paths; without any, at everything. */
  look(paths?: readonly string[]): Promise<Look>;
  /** Compiles some brands, and returns the wanted ones among them. */
  compile(ids: readonly string[], wanted: readonly string[]): Promise<Batch>;
  /** Where the faults of drawn pages are written. */
  locate(faults: ReadonlyMap<string, readonly PageFault[]>): Promise<readonly Diagnostic[]>;
  /** Forgets the last good versions of brands that are not there any more. */
  tidy(): Promise<void>;
}
