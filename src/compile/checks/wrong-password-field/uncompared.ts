import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { rulesOf } from "../../analyse/rule-sets.ts";
import { isFixed, sendingFields, sendsOf, type SendingField } from "../../analyse/sent-parameters.ts";
import { meantHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove, removalOf } from "../../layer/provenance.ts";
import type { Path } from "../../validate/walk.ts";
import { ruleOf, type NamedRule } from "./named-rule.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** Fields that repeat another one of their form and are not compared with it. */
export function uncompared(draft: Draft): Finding[] {
  const sending = sendingFields(draft);
  return sending.flatMap((second): Finding[] => {
    const { form, id, call, name } = second;
    const repeated = (calls[call]?.repeats as Readonly<Record<string, string>> | undefined)?.[name];
    const first = sending.filter((one) => one.form === form && one.name === repeated).map((one) => one.id);
    const [meant] = first;
    if (meant === undefined) return [];
    const relies = [{ path: sendsOf(second) }, { path: ["forms", form, "settings"] }];
    const named = ruleOf(second, draft);
    const rule = rulesOf(draft)[named.rule ?? ""];
    // Rules and settings that are not there are reported as such.
    if (named.rule === undefined ? !hasSettings(second, draft) : !rule) return [];
    const equals = rule?.equals;
    if (equals !== undefined) {
      const isOther = !first.includes(equals) && draft.value.forms?.[form]?.fields?.[equals] !== undefined;
      return isOther ? [{ ...comparedWith(equals, id, meant, ["rules", named.rule ?? "", "equals"]), relies }] : [];
    }
    return [
      {
        ...placeOf(second, named, sending, draft),
        message: `Nothing compares "${id}" with "${meant}", which it repeats: a slip would not be noticed.`,
        hint: `Give it a rule with "equals": "${meant}".`,
        relies,
      },
    ];
  });
}

/** Whether the settings of a field, if its form has some, can be read. */
function hasSettings({ form, field, name }: SendingField, { value }: Draft): boolean {
  const isConfigured = value.forms?.[form]?.settings !== undefined && !isFixed(field);
  return !isConfigured || value.registration?.fields?.[name] !== undefined;
}

function comparedWith(equals: string, id: string, meant: string, path: Path): Finding {
  return {
    path,
    at: "value",
    message: `The field "${id}" repeats "${meant}", and is compared with "${equals}".`,
    hint: meantHint(meant),
  };
}

/** At the null that removes the rule or what it compares; at the choice of a rule that is another field's; at the rule. */
function placeOf(
  { form, id, name }: SendingField,
  { rule, path }: NamedRule,
  sending: readonly SendingField[],
  draft: Draft,
): Pick<Finding, "path" | "at"> {
  const { layers } = draft;
  const settings = removalOf(["forms", form, "settings"], layers);
  if (rule === undefined && settings) return { path: settings, at: "value" };
  if (rule === undefined)
    return removalOf(path, layers) ? { path, at: "value" } : { path: ["forms", form, "fields", id], at: "key" };
  const compares = ["rules", rule, "equals"];
  if (removalOf(compares, layers)) return { path: compares, at: "value" };
  const isShared = sending.some((one) => one.name !== name && ruleOf(one, draft).rule === rule);
  return isShared || isSetAbove(layers, path, ["rules", rule])
    ? { path, at: "value" }
    : { path: ["rules", rule], at: "key" };
}
