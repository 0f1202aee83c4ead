import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { withOtherCall } from "../../analyse/other-call.ts";
import { sentIn } from "../../analyse/sent-parameters.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removalOf } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Check } from "../check.ts";
import { lacksOf, type Lack } from "./lacks.ts";
import { madeLacks } from "./made-lacks.ts";
import { settingsRead, switchedOff } from "./switched-off.ts";

export const missingParameter: Check = {
  id: "missing-parameter",
  severity: "error",
  suppressible: true,
  description: "A form gives its call, and each call that it makes besides, all that they cannot do without.",
  reads: settingsRead,
  run: { brand: (draft) => [...incompleteForms(draft), ...switchedOff(draft)], layer: incompleteForms },
};

const calls: Readonly<Record<string, Endpoint>> = contract;

function incompleteForms(draft: Draft): Finding[] {
  const forms = entriesLookedAt(draft, "forms");
  return [...forms.flatMap((id) => ownLackOf(id, draft)), ...madeLacks(forms, draft)];
}

function ownLackOf(id: string, draft: Draft): Finding[] {
  const lack = lackIn(id, draft);
  if (!lack) return [];
  const layers = layersAtFault(draft, (below) => lackIn(id, below)?.message === lack.message);
  const removed = lack.names.find((one) => removalOf(["forms", id, "fields", one], layers));
  const place: Pick<Finding, "path" | "at"> =
    removed === undefined
      ? { path: ["forms", id], at: "key" }
      : { path: ["forms", id, "fields", removed], at: "value" };
  const found: Finding[] = [
    {
      ...(lack.at ?? place),
      layers,
      message: lack.message,
      relies: { path: ["forms", id], inside: true },
      explains: lack.names.map((one) => ["forms", id, "fields", one]),
      hint: lack.hint,
    },
  ];
  return withOtherCall(found, ["forms", id, "submit", "call"], draft);
}

/** The worst that a form lacks. */
function lackIn(id: string, { value }: Draft): Lack | undefined {
  const form = value.forms?.[id];
  const name = form?.submit?.call;
  const call = name !== undefined && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!form || name === undefined || !call) return undefined;
  // A name that the call does not have is probably a misspelt one of these, and is reported as such.
  if ([...sentIn(form)].some((one) => !Object.hasOwn(call.input.shape, one))) return undefined;
  return lacksOf(id, form, name, call)[0];
}
