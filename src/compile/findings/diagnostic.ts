import type { Fix } from "./fix.ts";

/** How bad a finding is: errors keep a brand from being compiled, warnings do not. */
export type Severity = "error" | "warning";

/** One mistake, in the operator's words, at its own place. */
export interface Diagnostic {
  /** The id of the rule, a folder of src/compile/checks. */
  rule: string;
  severity: Severity;
  /** The brands it reaches, sorted; a layer that no brand extends stands for itself. */
  brands: readonly string[];
  /** Repository-relative path of the file where the mistake was written. */
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
  /** What puts it right without anyone having to choose. */
  fix?: Fix;
}
