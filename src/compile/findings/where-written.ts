import { pointerOf } from "#kernel/pointer.ts";
import type { Draft } from "../layer/draft.ts";
import { writtenPath } from "../layer/written-path.ts";
import type { Found } from "./found.ts";

/**
 * Findings about what fields of forms take from a preset, as findings about the preset: once, however many fields use
 * it, and together with what is found in the preset itself.
 */
export function whereWritten(found: readonly Found[], { layers }: Draft): readonly Found[] {
  const inForms = found.filter(({ finding: { file, path } }) => file === undefined && path[0] === "forms");
  const moved = new Map(
    inForms.flatMap((one) => {
      const path = writtenPath(layers, one.finding.path);
      return path === one.finding.path ? [] : [[one, path] as const];
    }),
  );
  if (moved.size === 0) return found;
  const seen = new Set<string>();
  return found.flatMap((one) => {
    const path = moved.get(one) ?? one.finding.path;
    if (path[0] !== "fields") return [one];
    const key = `${one.check.id} ${pointerOf(path)} ${one.finding.message}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const { meant } = one.finding;
    const finding = { ...one.finding, path, ...(meant && { meant: writtenPath(layers, meant) }) };
    return [moved.has(one) ? { ...one, finding } : one];
  });
}
