import { useEffect, useState } from "react";
import type { ShownForm } from "#descriptor/form.ts";
import type { FormFieldProps } from "../fields/field-props.ts";
import { knownParts } from "./known-parts.ts";
import type { Part } from "./parts-of.ts";

/** A form with what the platform describes in it now. */
interface WithParts {
  fields: ShownForm["fields"];
  parts: readonly Part[];
  /** The ids of the fields that a field is: those of a group, or its own. */
  idsOf(id: string): readonly string[];
}

/** The fields of a form, with each that the platform describes in these of its groups. */
export function useWithParts(
  names: readonly string[],
  { form, methods, contributions }: Pick<FormFieldProps, "form" | "methods" | "contributions">,
): WithParts {
  const groups = names.filter((id) => form.fields[id]?.kind === "described");
  // The value of a group are the names of what is described.
  const now = () => JSON.stringify(groups.map((id) => methods.getValues(id)));
  const [, setDescribed] = useState(now);
  useEffect(() => methods.watch(() => setDescribed(now())).unsubscribe);
  const partsIn = (id: string) => (groups.includes(id) ? (knownParts(contributions, id)?.parts ?? []) : undefined);
  const parts = groups.flatMap((id) => partsIn(id) ?? []);
  return {
    fields: { ...form.fields, ...Object.fromEntries(parts.map(({ id, field }) => [id, field])) },
    parts,
    idsOf: (id) => partsIn(id)?.map((part) => part.id) ?? [id],
  };
}
