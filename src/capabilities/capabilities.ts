import { createHash } from "node:crypto";
import type { CompileOptions } from "#compile/compile.ts";
import { patternAnalysis } from "./pattern-analysis.ts";

/** What the compiler needs from its environment, because it is pure: callers on Node spread this into its options. */
export const capabilities: Required<Pick<CompileOptions, "digest" | "patterns">> = {
  digest: sha256,
  patterns: patternAnalysis,
};

/** SHA-256 of a text in hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Today as an ISO date in UTC: for commands that judge suppressions, never for a site that is served. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
