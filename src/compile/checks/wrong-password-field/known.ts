import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { sendingFields, sentBy, sendsOf } from "../../analyse/sent-parameters.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { removalOf } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** Fields that are hidden although their password must be typed, and an old one that must be typed by everybody. */
export function wrongKnown(draft: Draft): Finding[] {
  return sendingFields(draft).flatMap(({ form, id, field, call, name }): Finding[] => {
    if (field.kind !== "password") return [];
    const relies = { path: sendsOf({ form, id }) };
    const isOld = calls[call]?.oldPassword === name;
    const path = ["forms", form, "fields", id];
    if (!isOld && field.known)
      return [
        {
          path: writtenPath(draft.layers, [...path, "known"]),
          at: "value",
          message: `The field "${id}" is not the old password: "known" hides it, and the password typed at sign-in is sent instead.`,
          hint: 'Remove "known".',
          relies,
        },
      ];
    if (!isOld || field.known || !field.required) return [];
    const written = [...path, "known"];
    const isWritten = field.known === false || removalOf(written, draft.layers) !== undefined;
    return [
      {
        path: isWritten ? written : path,
        at: isWritten ? "value" : "key",
        message: `The field "${id}" of the form "${form}" must be filled in by everybody, and not every member has a password to type.`,
        hint: 'Write "known": true: it is then hidden where it is not needed.',
        relies,
      },
    ];
  });
}

/** What this reads of a form besides the rules of its fields. */
export function passwordsOf([section, id]: readonly string[], draft: Draft): unknown {
  const form = section === "forms" && id !== undefined ? draft.value.forms?.[id] : undefined;
  return (
    form && [
      form.submit?.call,
      form.settings === undefined,
      Object.entries(form.fields ?? {}).map(([name, field]) => [
        name,
        sentBy(name, field),
        field?.kind === "password" && [field.known, field.required],
      ]),
    ]
  );
}
