import { useEffect, useMemo } from "react";
import { fieldParameters, parameterOf } from "../submit/call-input.ts";
import { FieldRefused, type FieldProps, type Parameters } from "../fields/field-props.ts";
import type { Description } from "./use-description.ts";

/**
 * Makes a group a value of its form: the names of what is described. What is sent is an object with what is typed. The
 * group is right when each of its fields is.
 */
export function usePartsValue(
  { id, field, methods, contributions }: FieldProps,
  { state, parts }: Pick<Description, "state" | "parts">,
  group: HTMLElement | null,
): void {
  const ids = parts.map((part) => part.id);
  const names = ids.join(", ");
  const isBlocked = state !== "ready" && state !== "empty";
  const { ref } = methods.register(id, {
    validate: async () => (isBlocked ? STATE_TEXTS[state] : ids.length === 0 || methods.trigger(ids)),
  });
  const anchor = useMemo(
    () => ({
      name: id,
      value: "",
      focus: () => {
        const wrong = group?.querySelector<HTMLElement>("[aria-invalid=true]");
        (wrong ?? group?.querySelector<HTMLElement>("input, textarea, select, button") ?? group)?.focus();
      },
    }),
    [id, group],
  );
  useEffect(() => ref(anchor));
  useEffect(() => {
    if (methods.getValues(id) !== names) methods.setValue(id, names);
  }, [methods, id, names]);
  useEffect(() => {
    contributions.set(id, async () => {
      if (isBlocked) throw new FieldRefused(STATE_TEXTS[state]);
      const fields = Object.fromEntries(parts.map((part) => [part.id, part.field]));
      const typed = await fieldParameters(fields, methods.getValues(), contributions);
      return Object.keys(typed).length === 0 ? {} : sentAs(parameterOf(id, field), typed);
    });
    return () => {
      contributions.delete(id);
    };
  });
}

/** What is filled in as one object in a parameter; files are beside it, because no object has any. */
function sentAs(parameter: string, typed: Parameters): Parameters {
  const entries = Object.entries(typed);
  return {
    [parameter]: Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value))) as never,
    ...Object.fromEntries(
      entries.flatMap(([name, value]) => (Array.isArray(value) ? [[`${parameter}.${name}`, value]] : [])),
    ),
  };
}

/** What a group says that cannot be sent yet. */
export const STATE_TEXTS = {
  guest: "field.bound.guest",
  waiting: "field.bound.waiting",
  failed: "field.described.failed",
  refused: "field.described.refused",
} as const;
