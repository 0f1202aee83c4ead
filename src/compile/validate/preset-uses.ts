import { fieldPresetId } from "#descriptor/vocabulary/reference.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { kindOf } from "../findings/words.ts";
import type { Layer } from "../layer/layer.ts";
import { presetOf } from "../layer/presets.ts";
import { settingsOf } from "../layer/provenance.ts";
import { wrongShape } from "./mismatch.ts";
import { within, type Mismatch, type Path } from "./walk.ts";

/** What is wrong with merged layers, given that fields use presets: one mistake there is one mismatch. */
export function withPresetUses(
  mismatches: readonly Mismatch[],
  merged: JsonObject,
  layers: readonly Layer[],
): Mismatch[] {
  const uses = usesIn(merged);
  const unknown = uses.filter(({ preset }) => valueAtPath(merged, ["fields", preset]) === undefined);
  const unread = unreadIn(merged);
  return [
    // What a field lacks, its preset was to say: which preset is unknown, another rule reports.
    ...mismatches.filter(({ path }) => ![...unknown, ...unread].some((use) => within(path, use.path))),
    ...unread.map(noText),
    ...uses.flatMap((use) => (unknown.includes(use) ? [] : ownKind(use, layers))),
  ];
}

interface Use {
  path: Path;
  preset: string;
}

function usesIn(merged: JsonObject): Use[] {
  return fieldsIn(merged).flatMap(({ path, field }) => {
    const preset = presetOf(field);
    return preset === undefined ? [] : [{ path, preset }];
  });
}

/** The fields whose preset is named by something else than a text. */
function unreadIn(merged: JsonObject): { path: Path; use: unknown }[] {
  return fieldsIn(merged).flatMap(({ path, field }) =>
    isObject(field) && field["use"] !== undefined && presetOf(field) === undefined ? [{ path, use: field["use"] }] : [],
  );
}

function fieldsIn({ forms }: JsonObject): { path: Path; field: unknown }[] {
  if (!isObject(forms)) return [];
  return Object.entries(forms).flatMap(([form, description]) => {
    const fields = isObject(description) ? description["fields"] : undefined;
    return Object.entries(isObject(fields) ? fields : {}).map(([id, field]) => ({
      path: ["forms", form, "fields", id],
      field,
    }));
  });
}

function noText({ path, use }: { path: Path; use: unknown }): Mismatch {
  return wrongShape([...path, "use"], `Expected a string, not ${kindOf(use)}.`, fieldPresetId.description);
}

function ownKind({ path, preset }: Use, layers: readonly Layer[]): Mismatch[] {
  return typeof settingsOf(layers, [...path, "kind"]).at(-1)?.value === "string"
    ? [
        {
          rule: "wrong-shape",
          path: [...path, "kind"],
          at: "key",
          message: `A field that uses the preset "${preset}" has its kind.`,
          hint: "Remove the kind, or the preset.",
        },
      ]
    : [];
}
