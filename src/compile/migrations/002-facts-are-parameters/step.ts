import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Change, FilePath } from "../change.ts";
import { FoundChanges } from "../found-changes.ts";
import { entriesOf } from "../placements.ts";
import type { MigrationStep } from "../step.ts";

/** `"facts": { "domain": "host" }` → `"with": { "domain": { "site": "host" } }`. */
export const factsAreParameters: MigrationStep = {
  number: 2,
  format: 3,
  name: "facts-are-parameters",
  description: 'What a form sends of the page is in "with" like its other parameters: { "site": "host" }.',
  run(layer) {
    const found = new FoundChanges();
    for (const { document, path, id, value } of entriesOf(layer, "forms")) {
      const submit = submitOf(value);
      if (!submit || !Object.hasOwn(submit, "facts")) continue;
      const forms = layer.below["forms"];
      const inherited = submitOf(isObject(forms) ? forms[id] : undefined)?.["with"];
      const entries = entriesFrom(submit["facts"] ?? null, isObject(inherited) ? inherited : {});
      const at = [...path, "submit"];
      if (submit["with"] === null)
        found.conflict(
          document.file,
          `The form "${id}" removes "with" and has "facts". Name the parameters that it removes in "with", each with null.`,
        );
      else for (const change of changesOf(submit, entries, at)) found.add(document.file, change);
    }
    return found;
  },
};

function submitOf(form: Json | undefined): JsonObject | undefined {
  const submit = isObject(form) ? form["submit"] : undefined;
  return isObject(submit) ? submit : undefined;
}

/** The parameters for facts. A layer that removes all facts removes what the layers below take of the site. */
function entriesFrom(facts: Json, inherited: JsonObject): JsonObject {
  if (isObject(facts))
    return Object.fromEntries(
      Object.entries(facts).map(([parameter, fact]) => [parameter, fact === null ? null : { site: fact }]),
    );
  const taken = Object.keys(inherited).filter(
    (name) => isObject(inherited[name]) && Object.hasOwn(inherited[name], "site"),
  );
  return Object.fromEntries(taken.map((name) => [name, null]));
}

function changesOf(submit: JsonObject, entries: JsonObject, at: FilePath): Change[] {
  const { facts, with: given } = submit;
  const old = [...at, "facts"];
  if (Object.keys(entries).length === 0) return [{ kind: "remove", path: old }];
  if (!isObject(given))
    return isObject(facts)
      ? [
          { kind: "rename", path: old, to: "with" },
          ...Object.entries(entries).flatMap(([name, value]): Change[] =>
            value === null ? [] : [{ kind: "replace", path: [...old, name], value }],
          ),
        ]
      : [
          { kind: "rename", path: old, to: "with" },
          { kind: "replace", path: old, value: entries },
        ];
  // Of two values for one parameter the fact was sent.
  const beside = Object.fromEntries(Object.entries(entries).filter(([name]) => !Object.hasOwn(given, name)));
  return [
    { kind: "remove", path: old },
    ...Object.entries(entries).flatMap(([name, value]): Change[] =>
      Object.hasOwn(given, name) ? [{ kind: "replace", path: [...at, "with", name], value }] : [],
    ),
    ...(Object.keys(beside).length > 0
      ? [{ kind: "add" as const, path: [...at, "with"], entries: beside, after: Object.keys(given).at(-1) }]
      : []),
  ];
}
