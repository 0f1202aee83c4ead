import type { Fix } from "./fix.ts";

/** Errors keep a brand from being compiled, warnings do not. */
export type Severity = "error" | "warning";

/** A marked part of a file. */
export interface Mark {
  /** Repository-relative path. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
  /** Characters to mark, at least 1. */
  length: number;
  /** JSON Pointer in that file. */
  pointer: string;
}

/** One mistake, in terms that operators know, at the place to correct. */
export interface Diagnostic extends Mark {
  /** The id of the rule, a folder of src/compile/checks. */
  rule: string;
  severity: Severity;
  /** The brands it affects, sorted; for a layer that no brand extends, the layer. */
  brands: readonly string[];
  message: string;
  hint?: string;
  /** The correction, when only one is possible. */
  fix?: Fix;
  /** The places that are wrong because of it, when there are several, by file and line. */
  related?: readonly Mark[];
}
