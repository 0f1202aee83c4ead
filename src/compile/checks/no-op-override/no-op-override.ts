import { isObject } from "#kernel/json.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { noOpsOf, type NoOp } from "../../layer/no-ops.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const noOpOverride: Check = {
  id: "no-op-override",
  severity: "warning",
  suppressible: true,
  description: "Everything in a layer changes something in the layers below.",
  about: [
    "A repeated value hides what the layer is about, and stays behind when the layer below changes. An object in which nothing has an effect is reported once, at its key.",
    "A value that has to stay even when the layer below changes is pinned by a suppression of this rule, with the reason and a day on which somebody looks at it again; `livery fix` then leaves it.",
  ],
  run: { brand: noOps, layer: noOps },
};

function noOps(draft: Draft): Finding[] {
  // Without a market it probably extends the wrong layer, in which other values are the same.
  if (draft.isBrand && draft.value.market === undefined) return [];
  return noOpsOf(draft.layers)
    .filter(({ path }) => isSetIn(draft, path))
    .map((one) => findingOf(one, draft));
}

/** A file whose root is not an object is read as empty; another rule reports it. */
function isSetIn({ layers }: Draft, path: Path): boolean {
  return settingsOf(layers.slice(-1), path).every(({ fragment }) => isObject(fragment.file.value));
}

const words: Readonly<Record<NoOp["kind"], string>> = {
  "same value": "already has this value",
  "removes nothing": "has nothing to remove here",
  "same order": "already has this order",
  "says nothing": "is not changed by an empty object",
};

function findingOf({ path, kind }: NoOp, { layers }: Draft): Finding {
  const below = settingsOf(layers.slice(0, -1), path).at(-1)?.layer.id ?? layers.at(-2)?.id;
  return {
    path,
    at: "key",
    layers: layers.slice(-1),
    message: `This changes nothing: "${below}" ${words[kind]}.`,
    hint: "Remove it: a layer contains only what it changes.",
    fix: { kind: "remove" },
    relies: { path, inside: true },
    reaches: "brands above",
  };
}
