/** The files of a run, as objects: compile reads no disk. */
export interface SourceFiles {
  /** Text by repository-relative path: "brands/acme/brand.json", "text-packs/base/EN.json". */
  texts: Readonly<Record<string, string>>;
  /** Paths of pictures that exist: "brands/acme/assets/logo.svg". */
  assets: readonly string[];
}
