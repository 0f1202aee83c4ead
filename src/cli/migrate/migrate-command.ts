import { currentFormat } from "#descriptor/format.ts";
import { pc } from "../colours.ts";
import { counted } from "../counted.ts";
import { prettyPatch } from "../edit/pretty-patch.ts";
import { writeFiles } from "../edit/write-files.ts";
import type { FolderOptions } from "../folders.ts";
import { readProject } from "../project.ts";
import type { Terminal } from "../terminal.ts";
import { planMigration, type MigrationPlan } from "./migration-plan.ts";

/**
 * Shows the changes that migrate layers to the current format, and writes them if requested. Returns the exit code: 0
 * when all of them are in the current format, 1 when some are not.
 */
export function migrateCommand(
  layers: readonly string[],
  options: FolderOptions & { write?: boolean },
  { write }: Pick<Terminal, "write">,
): number {
  const project = readProject(options);
  const plan = planMigration(project, layers);
  for (const [path, text] of plan.texts)
    write(`${prettyPatch(project.shown(path), project.files.texts[path] ?? "", text)}\n\n`);
  for (const line of summary(plan)) write(`${line}\n`);
  if (options.write) writeFiles(plan.texts, project);
  write(outcome(plan, options.write === true));
  return plan.refusals.length > 0 || (plan.layers.length > 0 && !options.write) ? 1 : 0;
}

/** What happens to each layer and why, a line each. */
function summary({ layers, refusals }: MigrationPlan): string[] {
  const steps = new Map(layers.flatMap((layer) => layer.steps).map(({ number, description }) => [number, description]));
  return [
    ...layers.map(({ id, from }) => `${id}: format ${from} → ${currentFormat}`),
    ...[...steps].sort(([a], [b]) => a - b).map(([, description]) => `  ${description}`),
    ...refusals.map((line) => `${pc.red("not migrated")}  ${line}`),
  ];
}

function outcome({ layers, texts, refusals }: MigrationPlan, isWritten: boolean): string {
  const files = counted(texts.size, "file");
  if (layers.length === 0)
    return refusals.length > 0
      ? ""
      : `${pc.green("Nothing to migrate")}: format ${currentFormat} is the current one.\n`;
  return isWritten
    ? `${pc.green("Migrated")} ${counted(layers.length, "layer")}: ${files} written. Next: livery check\n`
    : `Nothing was written: livery migrate --write changes ${files} like this.\n`;
}
