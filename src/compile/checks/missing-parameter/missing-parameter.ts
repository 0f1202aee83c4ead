import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { sentIn } from "../../analyse/sent-parameters.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removalOf } from "../../layer/provenance.ts";
import type { Check } from "../check.ts";
import { lacksOf } from "./lacks.ts";

export const missingParameter: Check = {
  id: "missing-parameter",
  severity: "error",
  suppressible: true,
  description: "A form has a field for everything that its call cannot do without.",
  run: { brand: incompleteForms, layer: incompleteForms },
};

const calls: Readonly<Record<string, Endpoint>> = contract;

function incompleteForms(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((id): Finding[] => {
    const form = draft.value.forms?.[id];
    const name = form?.submit?.call;
    const call = name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!form || name === undefined || !call) return [];
    // A name that the call does not have is probably a misspelt one of these, and is reported as such.
    if ([...sentIn(form)].some((one) => !Object.hasOwn(call.input.shape, one))) return [];
    const [lack] = lacksOf(call, form);
    if (!lack) return [];
    const removed = lack.names.find((one) => removalOf(["forms", id, "fields", one], draft.layers));
    return [
      {
        path: removed === undefined ? ["forms", id] : ["forms", id, "fields", removed],
        at: removed === undefined ? "key" : "value",
        message: lack.message(id, name),
        relies: { path: ["forms", id], inside: true },
        explains: lack.names.map((one) => ["forms", id, "fields", one]),
        hint: lack.hint,
      },
    ];
  });
}
