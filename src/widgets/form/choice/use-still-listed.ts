import { useEffect, useEffectEvent } from "react";
import { useLocale, useText } from "#text/use-text.ts";
import { filledIn } from "../bound/filled-in.ts";
import { sayEmptied } from "../bound/say-emptied.ts";
import type { FieldProps } from "../fields/field-props.ts";
import type { From, Listed } from "./use-listed.ts";
import { wasSent } from "../values/methods.ts";

/**
 * Empties a choice that is no longer listed: what the visitor has chosen is never replaced by something else, and this is
 * said. A list that is being refetched may have it. What is to be chosen initially is chosen once.
 */
export function useStillListed(
  { id, field, methods, contributions }: FieldProps,
  { state, entries, isAsked, ahead }: Listed,
  { chosen, preselects }: { chosen: string } & Pick<From, "preselects">,
): void {
  const text = useText();
  const locale = useLocale();
  const look = useEffectEvent(() => {
    if (!entries) return;
    const filled = filledIn(contributions);
    const before = filled.get(id);
    const set = (value: string) => {
      filled.set(id, { source: before?.source ?? "", value: value === "" ? chosen : value });
      methods.setValue(id, value, { shouldDirty: true, shouldValidate: wasSent(methods) });
    };
    const [first] = entries.keys();
    if (chosen !== "" && !entries.has(chosen)) {
      set("");
      if (chosen !== before?.value)
        sayEmptied(contributions, text(field.label), { sentence: text("field.choice.gone"), locale });
    } else if (
      chosen === "" &&
      !before?.value &&
      first !== undefined &&
      isToBeChosen(preselects, ahead?.hasMore ? Number.POSITIVE_INFINITY : entries.size)
    )
      set(first);
  });
  const isKnown = state === "ready" && !isAsked;
  const values = entries && [...entries.keys()].join("\n");
  useEffect(() => {
    if (isKnown) look();
  }, [isKnown, values, chosen]);
}

function isToBeChosen(preselects: From["preselects"], listed: number): boolean {
  return preselects === "first" || (preselects === "only" && listed === 1);
}
