import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { rulesOf } from "../../analyse/rule-sets.ts";
import { sendingFields, sendsOf, type SendingField } from "../../analyse/sent-parameters.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove } from "../../layer/provenance.ts";
import type { Path } from "../../validate/walk.ts";
import { ruleOf } from "./named-rule.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** What is typed again later, with the calls that take it. */
const typedAgain = Object.values(calls).flatMap((call) =>
  Object.values(call.typedAgain ?? {}).flatMap((again) => again ?? []),
);

/** Fields for a password that its member has had for long, which is refused for being common. */
export function refusedOld(draft: Draft): Finding[] {
  const sending = sendingFields(draft);
  const rules = rulesOf(draft);
  return sending.filter(isOld).flatMap((field): Finding[] => {
    const { rule, path } = ruleOf(field, draft);
    if (field.field.kind !== "password" || rule === undefined || !rules[rule]?.uncommon) return [];
    const uncommon: Path = ["rules", rule, "uncommon"];
    const isShared = sending.some((one) => !isOld(one) && ruleOf(one, draft).rule === rule);
    return [
      {
        path: isShared || isSetAbove(draft.layers, path, uncommon) ? path : uncommon,
        at: "value",
        message: `"${field.id}" of the form "${field.form}" is a password that members have: who chose a common one before could not type it.`,
        hint: 'Only the rule of a new password is "uncommon".',
        relies: { path: sendsOf(field) },
      },
    ];
  });
}

function isOld({ call, name }: SendingField): boolean {
  return (
    calls[call]?.oldPassword === name || typedAgain.some((again) => again.call === call && again.parameter === name)
  );
}
