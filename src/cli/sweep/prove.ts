import type { SourceFiles } from "#compile/read/source-files.ts";
import { foundAnswers } from "#capabilities/pattern-analysis.ts";
import { currentFormat } from "#descriptor/format.ts";
import { objectIn, type JsonObject } from "#kernel/json.ts";
import { mergePatch } from "#compile/layer/merge.ts";
import { layerBelowIn, layersBelow } from "#compile/read/layer-below.ts";
import { compileFiles } from "../compile-files.ts";
import type { Built } from "../built.ts";
import { engineShared } from "./layer-places.ts";
import { SharedLayers } from "./shared-layers.ts";

/**
 * The given layers in which the full check finds nothing, nor in a brand that extends them and sets only its identity:
 * its findings would come from the layers.
 *
 * @param files Base and markets with their texts only.
 */
export function provedLayers(files: SourceFiles, layers: readonly string[]): string[] {
  const nobodies = new Map(layers.map((layer, index) => [layer, `nobody-in-particular-${index}`]));
  const brands = [...nobodies].map(([layer, id], index) => [
    `brands/${id}/brand.json`,
    JSON.stringify({ format: currentFormat, extends: layer, ...identityOn(belowIn(files, layer), index) }),
  ]);
  const { diagnostics } = compileFiles({ ...files, texts: { ...files.texts, ...Object.fromEntries(brands) } });
  const reached = new Set(diagnostics.flatMap((one) => one.brands));
  return layers.filter((layer) => !reached.has(layer) && !reached.has(nobodies.get(layer) ?? ""));
}

/**
 * Digests of the engine's own base and markets in which the full check finds nothing, and what it found about patterns.
 */
export function provedEngineLayers(): Pick<Built, "proved" | "patterns"> {
  return { proved: provedDigests(new SharedLayers(engineShared()), new Set()), patterns: foundAnswers() };
}

/** Digests of base and markets that pass the full check, among those not checked yet. */
export function provedDigests(shared: SharedLayers, known: ReadonlySet<string>): string[] {
  const unproved = shared.unproved(known);
  const sound = provedLayers(
    shared.files(),
    unproved.map(({ id }) => id),
  );
  return unproved.flatMap(({ id, digest }) => (sound.includes(id) ? [digest] : []));
}

/** A brand's identity: its unique values, and others where the layers below do not set them for all. */
function identityOn(below: JsonObject, index: number): JsonObject {
  const own: JsonObject = {
    hosts: [`nobody${index}.invalid`],
    merchant: { code: `nobody${index}`, trialCode: `nobodytrial${index}` },
  };
  const needed: JsonObject = { name: "Nobody", market: "ph", languages: { offered: ["EN"], default: "EN" } };
  return { ...own, ...Object.fromEntries(Object.entries(needed).filter(([key]) => below[key] === undefined)) };
}

/** The merged brand.json of a layer and those below it. */
function belowIn(files: SourceFiles, layer: string): JsonObject {
  const textOf = (id: string) => files.texts[`brands/${id}/brand.json`] ?? "{}";
  return [layer, ...layersBelow(layer, (id) => layerBelowIn(id, textOf(id)))]
    .reverse()
    .reduce<JsonObject>((below, id) => mergePatch(below, objectIn(textOf(id)) ?? {}) as JsonObject, {});
}
