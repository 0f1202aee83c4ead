import { pointerOf } from "#kernel/pointer.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import type { Layer } from "../layer/layer.ts";
import { settingsOf } from "../layer/provenance.ts";
import { within } from "../validate/walk.ts";
import type { Found } from "./found.ts";
import { Mistakes } from "./mistakes.ts";
import { reliancesOf } from "./reliances.ts";

/** Replaces what follows in one brand from a mistake of a layer below it which another brand shows. */
export function withMistakesOfLayersOnce(
  found: ReadonlyMap<Draft, readonly Found[]>,
): ReadonlyMap<Draft, readonly Found[]> {
  const known = [...found].flatMap(([draft, all]) => all.flatMap((one) => mistakeOfLayer(one, draft) ?? []));
  if (known.length === 0) return found;
  const causes = known.filter(({ finding }) => finding.related);
  const misspelt = new Mistakes(known.filter(({ finding }) => finding.meant));
  const inLayer = (one: Found, draft: Draft): Found => {
    const { path, at, layers, related = [{ path, at, layers }] } = one.finding;
    const misspeltAround = reliancesOf(one.finding).flatMap((part) => misspelt.around(part.path));
    const cause = [...causes, ...misspeltAround].find(
      (other) => has(draft, other.finding) && follows(one.finding, other.finding),
    );
    return cause ? { ...cause, finding: { ...cause.finding, related } } : one;
  };
  return new Map([...found].map(([draft, all]) => [draft, all.map((one) => inLayer(one, draft))]));
}

/** A finding with the layers up to the one that made the mistake, if others than its draft may have that layer. */
function mistakeOfLayer(one: Found, draft: Draft): Found | undefined {
  const { finding } = one;
  if (!finding.related && !finding.meant) return undefined;
  const { layers = draft.layers, path } = finding;
  const height = layers.indexOf(settingsOf(layers, path).at(-1)?.layer as Layer);
  const isShared = height !== -1 && (draft.covered || layers[height] !== draft.layers.at(-1));
  return isShared ? { ...one, finding: { ...finding, layers: layers.slice(0, height + 1) } } : undefined;
}

/** Whether a brand has the layer that made a mistake, and nothing above it there. */
function has({ layers: own }: Draft, { layers = [], path }: Finding): boolean {
  return settingsOf(own, path).at(-1)?.layer === layers.at(-1);
}

/** Whether a finding is the same mistake, seen in another brand, or relies on what the mistake spoils. */
function follows(finding: Finding, mistake: Finding): boolean {
  const { path, cause, related } = finding;
  const { meant, explains = [] } = mistake;
  const same = related ? path : cause?.path;
  if (same && pointerOf(same) === pointerOf(mistake.path)) return true;
  const spoiled = [...(meant ? [meant] : []), ...explains];
  return reliancesOf(finding).some((relied) => spoiled.some((part) => within(relied.path, part)));
}
