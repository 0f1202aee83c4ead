import type { Fix } from "./fix.ts";

/** Errors keep a brand from being compiled, warnings do not. */
export type Severity = "error" | "warning";

/** One mistake, in terms that operators know, at the place to correct. */
export interface Diagnostic {
  /** The id of the rule, a folder of src/compile/checks. */
  rule: string;
  severity: Severity;
  /** The brands it affects, sorted; for a layer that no brand extends, the layer. */
  brands: readonly string[];
  /** Repository-relative path of the file that contains the mistake. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
  /** Characters to mark, at least 1. */
  length: number;
  /** JSON Pointer in that file. */
  pointer: string;
  message: string;
  hint?: string;
  /** The correction, when only one is possible. */
  fix?: Fix;
}
