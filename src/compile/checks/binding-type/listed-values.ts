import { listedValue } from "../../analyse/listed-value.ts";
import { parameterLimits, parameterType } from "../../analyse/parameter-type.ts";
import { senders } from "../../analyse/senders.ts";
import { sendingFields, type SendingField } from "../../analyse/sent-parameters.ts";
import { typeWords } from "../../analyse/type-words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";

/** Choices of what a call lists that send a field of another type than the form's call takes. */
export function wrongListedValues(draft: Draft): Finding[] {
  return sendingFields(draft).flatMap((sending) => findingOf(sending) ?? []);
}

function findingOf({ form, id, field, call, name, parameter }: SendingField): Finding | undefined {
  const listed = listedValue(field);
  const type = parameterType(parameter);
  // Other types are of no use as a value, and other parameters take no choice: that is reported as such.
  const sendable = listed && sent[listed.type];
  if (field.kind !== "choice" || !sendable || !senders[type].kinds.includes("choice")) return undefined;
  const known = type === "enumeration" ? parameterLimits(parameter).values?.map(String) : undefined;
  const strange = known && listed.values.find((value) => !known.includes(value));
  if (sendable.includes(type) && strange === undefined) return undefined;
  const what = strange === undefined ? `is ${typeWords[listed.type]}` : `can be "${strange}"`;
  return {
    path: ["forms", form, "fields", id, "from", "value"],
    at: "value",
    message: `"${field.from?.value}" of what "${field.from?.call}" lists ${what} and does not fit the parameter "${name}" of "${call}".`,
    hint: `It takes ${senders[type].words}.`,
    relies: { path: ["forms", form], inside: true },
  };
}

/** What values of a type can be sent as: they are not converted. */
const sent: Readonly<Record<string, readonly string[] | undefined>> = {
  text: ["text", "html"],
  enumeration: ["enumeration", "text", "html"],
  integer: ["integer"],
};
