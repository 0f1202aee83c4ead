import { namesUsed } from "../../analyse/screen-values.ts";
import { formBindings } from "../../analyse/form-bindings.ts";
import { hasItsKind } from "../../analyse/known-kind.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const unusedData: Check = {
  id: "unused-data",
  severity: "warning",
  suppressible: true,
  description: "Something on the screen reads each of its named data, and a form shows what it watches.",
  about: [
    "Named data are requested when the screen opens, whether something reads them or not. A call that a form watches is made by the fields that show it or are limited by it.",
  ],
  run: { brand: (draft) => [...unreadData(draft), ...unseenWatches(draft)] },
};

function unreadData(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "screens").flatMap((screen) => {
    const data = Object.entries(draft.value.screens?.[screen]?.data ?? {});
    if (data.length === 0) return [];
    const used = namesUsed(draft.walk, "data", screen);
    // A misspelt name may mean any of them: that is reported as such.
    if ([...used].some((id) => data.every(([known]) => known !== id))) return [];
    return data
      .filter(([id]) => !used.has(id))
      .map(([id, source]): Finding => ({
        path: ["screens", screen, "data", id],
        at: "key",
        message: `Nothing on the screen "${screen}" reads its data "${id}".`,
        hint: `Each visit requests "${source?.call ?? id}" for nothing: show one of its fields, or remove it.`,
        relies: { path: ["screens", screen], inside: true },
      }));
  });
}

/** A watched call is made by the fields that read it, and by the form for its parameters. */
function unseenWatches(draft: Draft): Finding[] {
  const uses = formBindings(draft.walk.references).filter(
    ({ kind, taker }) => kind === "watch" && ["fields", "steps", "submit"].includes(String(taker[0])),
  );
  return entriesLookedAt(draft, "forms").flatMap((form) => {
    const { watch = {}, fields = {} } = draft.value.forms?.[form] ?? {};
    const watched = Object.keys(watch);
    const used = new Set(uses.filter((use) => use.form === form).map(({ head }) => head));
    // A misspelt name may mean any of them, and a preset that is not there read any: that is reported as such.
    if ([...used].some((id) => !watched.includes(id))) return [];
    if (Object.values(fields).some((field) => !hasItsKind(field, draft))) return [];
    return watched
      .filter((id) => !used.has(id))
      .map((id): Finding => ({
        path: ["forms", form, "watch", id],
        at: "key",
        message: `No field of the form "${form}" shows what it watches as "${id}" or is limited by it, and no parameter takes it.`,
        hint: 'Show it in a field of the kind "output", or remove it.',
        relies: [{ path: ["forms", form], inside: true }, { path: ["forms", form, "watch", id] }],
      }));
  });
}
