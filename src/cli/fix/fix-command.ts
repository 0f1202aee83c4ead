import { andList } from "#kernel/english-list.ts";
import { pc } from "../colours.ts";
import { requireBrand } from "../compile-files.ts";
import { counted } from "../counted.ts";
import type { FolderOptions } from "../folders.ts";
import type { Prompter } from "../new/prompter.ts";
import { readProject, type Project } from "../project.ts";
import { errorsIn, planFixes, type Plan } from "./plan.ts";
import { prettyPatch } from "../edit/pretty-patch.ts";
import { writeFiles } from "../edit/write-files.ts";

/** The options of `livery fix`, and how it asks. */
export interface FixContext {
  write: (text: string) => void;
  /** Absent if it cannot ask. */
  prompter?: Prompter | undefined;
}

/**
 * Shows and writes the corrections that need no decision. Returns the exit code: 0 when no errors remain, 1 when some
 * do, or when the changes were not confirmed.
 */
export async function fixCommand(
  brands: readonly string[],
  options: FolderOptions & { yes?: boolean },
  { write, prompter }: FixContext,
): Promise<number> {
  const project = readProject(options);
  for (const brand of brands) requireBrand(project.files, brand);
  const plan = planFixes(project, brands);
  if (plan.texts.size === 0) {
    write(`${nothing(plan)}\n`);
    return errorsIn(plan.before) > 0 ? 1 : 0;
  }
  for (const [path, text] of plan.texts)
    write(`${prettyPatch(project.shown(path), project.files.texts[path] ?? "", text)}\n\n`);
  if (!options.yes && !(await allowed(plan, prompter))) {
    write(prompter ? "Nothing was written.\n" : "Nothing was written: livery fix --yes writes this.\n");
    return 1;
  }
  writeFiles(plan.texts, project);
  write(`${done(plan, project)}\n`);
  return errorsIn(plan.after) > 0 ? 1 : 0;
}

async function allowed(plan: Plan, prompter: Prompter | undefined): Promise<boolean> {
  return prompter !== undefined && (await prompter.yes(`Change ${counted(plan.texts.size, "file")} like this?`));
}

function nothing({ before }: Plan): string {
  return before.length === 0
    ? pc.green("Nothing to fix: no mistakes.")
    : `Nothing can be fixed automatically. ${left(before)}`;
}

function done({ texts, fixes, after }: Plan, { shown }: Project): string {
  const files = texts.size === 1 ? [...texts.keys()].map(shown).join("") : counted(texts.size, "file");
  return `${pc.green("Fixed")} ${counted(fixes, "finding")} in ${files}. ${after.length === 0 ? pc.green("No mistakes remain.") : left(after)}`;
}

function left(diagnostics: Plan["after"]): string {
  const errors = errorsIn(diagnostics);
  const counts = [
    errors > 0 ? pc.red(counted(errors, "error")) : "",
    errors < diagnostics.length ? pc.yellow(counted(diagnostics.length - errors, "warning")) : "",
  ].filter(Boolean);
  return `${andList(counts)} left: livery check`;
}
