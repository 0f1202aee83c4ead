import type { Severity } from "../findings/diagnostic.ts";
import type { Change, stepsOf } from "../layer/change.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import type { FileFinding } from "../layer/layer.ts";
import type { SourceFile, TextProblem } from "../read/source-file.ts";
import type { PatternAnalysis } from "../analyse/pattern-analysis.ts";
import type { Picture } from "../read/picture.ts";
import type { Sources } from "../read/sources.ts";
import type { JudgedSuppression } from "../findings/judge-suppressions.ts";
import { mismatchesOf } from "../validate/mismatches/mismatches-of.ts";

/** What a rule can query in addition to the subject it checks. */
export interface CheckContext {
  /** Absent when patterns cannot be analysed: rules about patterns then report less. */
  patterns?: PatternAnalysis | undefined;
  /** Properties of pictures by repository-relative path. */
  pictures: Readonly<Record<string, Picture>>;
}

/** The brand that had a host or a merchant code first, where that is known. */
export type OwnerOf = (identity: string) => string | undefined;

/** A rule. Its code and its examples are in the folder of its name, and docs/rules.md has a part about it. */
export interface Check {
  /** The name of the rule and of its folder. */
  id: string;
  severity: Severity;
  /** Whether a brand can still be served with such a finding, so that `$suppress` may hide it for a while. */
  suppressible?: true;
  /** What it requires: one sentence. */
  description: string;
  /** Why, and what operators need to know: paragraphs of Markdown, with links as in docs/rules.md. */
  about?: readonly string[];
  /** Whether it is found in drawn pages, which the compiler does not see. */
  drawn?: true;
  /**
   * A rule checks only what a layer changes of the valid layers below it. Where a change can affect parts that the
   * layer does not change, the rule declares it here and checks the whole brand.
   */
  beyond?: {
    when: (change: Change, draft: Draft) => boolean;
    /** Why checking the change alone is not enough. */
    because: string;
  };
  /**
   * What the rule reads of a part that a layer leaves as it is, besides names of entries and what the walk collects
   * (references, conditions, widgets). While the layers below change nothing of it, the findings of the layers above
   * stay the same.
   */
  reads?: (steps: ReturnType<typeof stepsOf>, draft: Draft) => unknown;
  /** The subjects of the rule; it may have several. */
  run: {
    /** One file as text. */
    file?: (file: SourceFile) => readonly TextProblem[];
    /** The layout of files and layers, before any brand is assembled. */
    layout?: (sources: Sources) => readonly FileFinding[];
    /** A layer that brands extend, by itself: mistakes that no brand can correct. */
    layer?: (draft: Draft, context: CheckContext) => readonly Finding[];
    /** One brand. */
    brand?: (draft: Draft, context: CheckContext) => readonly Finding[];
    /** All brands and layers together. */
    across?: (drafts: readonly Draft[], ownerOf?: OwnerOf) => readonly { draft: Draft; finding: Finding }[];
    /** The suppressions, after all other rules. */
    suppressions?: (judged: readonly JudgedSuppression[]) => readonly FileFinding[];
  };
}

/** Problems that the reader found in a file's text for the rule of this name. */
export function textProblems(rule: string): Check["run"] {
  return { file: ({ problems }) => (problems.length === 0 ? problems : problems.filter((one) => one.rule === rule)) };
}

/** Problems found while the files were sorted into layers, for the rule of this name. */
export function layoutFindings(rule: string): Check["run"] {
  return { layout: ({ findings }) => findings.filter((one) => one.rule === rule) };
}

/** What does not match the schema in files and brands, for the rule of this name. */
export function mismatches(rule: string): Check["run"] {
  const brand = (draft: Draft) => mismatchesOf(draft).filter((one) => one.rule === rule);
  return { ...layoutFindings(rule), brand, layer: brand };
}
