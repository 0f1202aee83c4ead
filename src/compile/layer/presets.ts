import { field as fieldSchema } from "#descriptor/field.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Path } from "../validate/walk.ts";
import type { Layer } from "./layer.ts";
import { mergePatch } from "./merge.ts";
import { effectiveSettings } from "./provenance.ts";

/** Layers as they are written, and with what fields take from presets. */
export interface MergedLayers {
  written: JsonObject;
  merged: JsonObject;
}

/**
 * The forms of merged layers, in which each field has what it takes from its preset. A form stays the object that it is
 * in the layers below while neither it nor a preset that it uses is another.
 */
export function withPresets(written: JsonObject, layers: readonly Layer[], below: MergedLayers): JsonObject {
  const { forms, fields: presets } = written;
  if (!isObject(forms)) return written;
  if (forms === below.written["forms"] && presets === below.written["fields"])
    return { ...written, forms: below.merged["forms"] as Json };
  const resolved = Object.entries(forms).map(([id, form]): [string, Json] => {
    const known = valueAtPath(below.written, ["forms", id]);
    const isKnown = form === known && presetsIn(form).every((preset) => sameAt(["fields", preset], written, below));
    return [id, isKnown ? (valueAtPath(below.merged, ["forms", id]) as Json) : resolvedForm(id, form, presets, layers)];
  });
  return { ...written, forms: Object.fromEntries(resolved) };
}

function sameAt(path: Path, written: JsonObject, below: MergedLayers): boolean {
  return valueAtPath(written, path) === valueAtPath(below.written, path);
}

/** The presets that the fields of a form use, by their ids. */
function presetsIn(form: Json): string[] {
  const fields = isObject(form) ? form["fields"] : undefined;
  return isObject(fields) ? Object.values(fields).flatMap((field) => presetOf(field) ?? []) : [];
}

/** The preset that a field uses. */
export function presetOf(field: unknown): string | undefined {
  const use = isObject(field) ? field["use"] : undefined;
  return typeof use === "string" ? use : undefined;
}

function resolvedForm(id: string, form: Json, presets: Json | undefined, layers: readonly Layer[]): Json {
  const fields = isObject(form) ? form["fields"] : undefined;
  if (!isObject(form) || !isObject(fields) || presetsIn(form).length === 0) return form;
  const resolved = Object.entries(fields).map(([name, field]): [string, Json] => {
    const used = presetOf(field);
    if (used === undefined) return [name, field];
    const preset = valueAtPath(presets, [used]);
    return [name, isObject(preset) ? resolvedField(["forms", id, "fields", name], preset, layers) : unresolved(field)];
  });
  return { ...form, fields: Object.fromEntries(resolved) };
}

/** A preset with what the layers say of one field over it. A null in any of them removes what the preset has. */
function resolvedField(path: Path, preset: JsonObject, layers: readonly Layer[]): Json {
  const own = effectiveSettings(layers, path).filter(({ value }) => value !== null);
  const field = own.reduce<Json>((merged, { value }) => mergePatch(merged, value, fieldSchema), preset);
  // Another kind of field has other keys: which kind it is, the preset alone says.
  return isObject(field) && preset["kind"] !== undefined ? { ...field, kind: preset["kind"] } : field;
}

/** A field whose preset is unknown: only its name is wrong, so it counts as one of which other fields may take anything. */
function unresolved(field: Json): Json {
  return isObject(field) ? { kind: "phone", ...field } : field;
}
