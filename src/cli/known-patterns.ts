import { patternAnalysis, withAnswers } from "#capabilities/pattern-analysis.ts";
import type { PatternAnalysis } from "#compile/analyse/pattern-analysis.ts";
import { builtIn } from "./built.ts";

/** Proofs about patterns: those of the engine's own layers were found when it was built. */
export const knownPatterns: PatternAnalysis = builtIn ? withAnswers(builtIn.patterns) : patternAnalysis;
