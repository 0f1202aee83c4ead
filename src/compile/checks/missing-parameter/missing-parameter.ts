import type { Form } from "#descriptor/form.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { andList } from "#kernel/english-list.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { sentBy } from "../../analyse/sent-parameters.ts";
import { parametersOf } from "../../analyse/written-parameters.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import type { Check } from "../check.ts";

export const missingParameter: Check = {
  id: "missing-parameter",
  severity: "error",
  suppressible: true,
  description: "A form has a field for everything that its call cannot do without.",
  run: { brand: incompleteForms },
};

const calls: Readonly<Record<string, Endpoint>> = contract;

function incompleteForms(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((id): Finding[] => {
    const form = draft.value.forms?.[id];
    const call = form?.submit?.call;
    if (!form || call === undefined || !Object.hasOwn(calls, call)) return [];
    const sent = sentIn(form);
    // A name that the call does not have is probably a misspelt one of these, and is reported as such.
    if ([...sent].some((name) => !Object.hasOwn(calls[call]?.input.shape ?? {}, name))) return [];
    const missing = neededBy(calls[call] as Endpoint).filter((name) => !sent.has(name));
    if (missing.length === 0) return [];
    const removed = missing.find(
      (name) => settingsOf(draft.layers.slice(-1), ["forms", id, "fields", name]).length > 0,
    );
    return [
      {
        path: removed === undefined ? ["forms", id] : ["forms", id, "fields", removed],
        at: removed === undefined ? "key" : "value",
        message: `The form "${id}" sends no ${andList(missing.map((name) => `"${name}"`))}, which the call "${call}" needs: nobody can send it.`,
        relies: { path: ["forms", id], inside: true },
        hint: "Add a field for it; a value that is always the same goes into submit.with.",
      },
    ];
  });
}

/** Parameters that the platform always requires, and those that a form cannot leave out. */
const neededBy = memoizeByIdentity((call: Endpoint): readonly string[] => [
  ...parametersOf(call).required,
  ...(call.neededOfForms ?? []),
]);

const sentIn = memoizeByIdentity(({ fields = {}, submit }: AsFarAsRead<Form>): ReadonlySet<string> => {
  const byFields = Object.entries(fields).flatMap(([id, field]) => sentBy(id, field).map(({ name }) => name));
  return new Set([...byFields, ...Object.keys(submit?.with ?? {})]);
});
