import type { Form } from "#descriptor/form.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { removalOf, settingsOf } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import { within, type Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const silentSuccess: Check = {
  id: "silent-success",
  severity: "warning",
  suppressible: true,
  description: "After a form has been sent, something shows its visitor that it has.",
  about: [
    "Without a message or another page, the form is as it was, and its visitor sends it once more. `after.success` says what happens; waiting shows nothing.",
  ],
  run: { brand: silentForms },
};

function silentForms(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((id) => {
    if (!isSilent(id, draft)) return [];
    const layers = layersAtFault(draft, (below) => isSilent(id, below));
    const path: Path = ["forms", id, "after", "success"];
    const isWritten = settingsOf(layers, path).length > 0 || removalOf(path, layers) !== undefined;
    return [
      {
        path,
        at: isWritten ? "value" : "missing",
        layers,
        message: `Nothing shows that the form "${id}" has been sent: its visitor sends it again.`,
        hint: 'Show a "toast", or lead to another page.',
        relies: { path: ["forms", id], inside: true },
      },
    ];
  });
}

/** Whether a form does nothing after its call. Signing in has a rule of its own, "no-way-on". */
function isSilent(id: string, { value, walk: { mismatches } }: Draft): boolean {
  const { submit, after }: AsFarAsRead<Form> = value.forms?.[id] ?? {};
  const call = callNamed(submit?.call);
  const then = callNamed(submit?.then?.call);
  if (!call || !after || [call, then].some((one) => one?.session === "opens")) return false;
  const path = ["forms", id, "after"];
  // What cannot be read is reported as such.
  if (mismatches.some((one) => within(path, one.path) || within(one.path, path))) return false;
  return (after["success"] ?? []).every(({ action }) => action === "wait");
}
