import type { Severity } from "../findings/diagnostic.ts";
import type { Change } from "../layer/change.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import type { FileFinding } from "../layer/layer.ts";
import type { SourceFile, TextProblem } from "../read/source-file.ts";
import type { PatternAnalysis } from "../analyse/pattern-analysis.ts";
import type { Picture } from "../read/picture.ts";
import type { Sources } from "../read/sources.ts";
import type { JudgedSuppression } from "../findings/judge-suppressions.ts";

/** What a rule may ask beside what it looks at. */
export interface CheckContext {
  /** Absent where nobody can analyse patterns: then rules about patterns say less. */
  patterns?: PatternAnalysis | undefined;
  /** What is known of pictures, by repository-relative path. */
  pictures: Readonly<Record<string, Picture>>;
}

/** A rule. Each has a folder with its code, a page for operators, a good and a bad example. */
export interface Check {
  /** The name of the rule and of its folder. */
  id: string;
  severity: Severity;
  /** Whether a brand can be served with such a finding, so that `$suppress` may leave it alone for a while. */
  suppressible?: true;
  /** One sentence for the table of rules. */
  description: string;
  /**
   * A rule looks at what a layer changes of the sound layers below it. Where that can matter to parts that the layer does
   * not change, the rule says so here, and looks at the whole brand then.
   */
  beyond?: {
    when: (change: Change, draft: Draft) => boolean;
    /** Why the change alone does not tell. */
    because: string;
  };
  /** What it looks at; a rule may look at several things. */
  run: {
    /** One file as a text. */
    file?: (file: SourceFile) => readonly TextProblem[];
    /** How files and layers lie, before any brand is put together. */
    layout?: (sources: Sources) => readonly FileFinding[];
    /** A layer that brands extend, by itself: what is wrong there whatever the brands say. */
    layer?: (draft: Draft, context: CheckContext) => readonly Finding[];
    /** One brand. */
    brand?: (draft: Draft, context: CheckContext) => readonly Finding[];
    /** All brands and layers together. */
    across?: (drafts: readonly Draft[]) => readonly { draft: Draft; finding: Finding }[];
    /** What became of the suppressions, when everything else is known. */
    suppressions?: (judged: readonly JudgedSuppression[]) => readonly FileFinding[];
  };
}

/** What the reader found about a file as a text, for the rule of this name. */
export function textProblems(rule: string): Check["run"] {
  return { file: ({ problems }) => problems.filter((one) => one.rule === rule) };
}

/** What was found while files and layers were laid out, for the rule of this name. */
export function layoutFindings(rule: string): Check["run"] {
  return { layout: ({ findings }) => findings.filter((one) => one.rule === rule) };
}

/** What the walk along the schema found, in files and in brands, for the rule of this name. */
export function mismatches(rule: string): Check["run"] {
  const brand = ({ walk }: Draft) => walk.mismatches.filter((one) => one.rule === rule);
  return { ...layoutFindings(rule), brand, layer: (draft) => brand(draft).filter(({ at }) => at !== "missing") };
}
