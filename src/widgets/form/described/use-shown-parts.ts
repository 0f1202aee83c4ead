import { useEffect, useEffectEvent, useState } from "react";
import { useLocale, useText } from "#text/use-text.ts";
import { filledIn } from "../bound/filled-in.ts";
import { sayEmptied } from "../bound/say-emptied.ts";
import type { FieldProps } from "../fields/field-props.ts";
import { keepParts, knownParts } from "./known-parts.ts";
import type { Part } from "./parts-of.ts";
import type { Description } from "./use-description.ts";

/**
 * The fields to show. Before they change, what was typed for another question is removed, and what is no longer
 * described: an account number belongs to the bank it was asked for. What the visitor had typed there is said.
 */
export function useShownParts(
  { id, methods, contributions }: FieldProps,
  { state, parts, asked }: Description,
): readonly Part[] {
  const text = useText();
  const locale = useLocale();
  const [shown, setShown] = useState(() => knownParts(contributions, id)?.parts ?? []);
  const look = useEffectEvent((question: string) => {
    const before = knownParts(contributions, id);
    const isSame = before?.asked === question;
    // Until the newest answer has come, what was described for the same question stays.
    if (isSame && state !== "ready") return;
    for (const part of before?.parts ?? []) {
      if (isSame && parts.some((one) => isFor(part, one))) continue;
      const name = part.words[part.id] ?? "";
      const typed = methods.getValues(part.id);
      if (typed && typed !== part.initial)
        sayEmptied(contributions, name, { sentence: text("field.bound.emptied"), locale });
      methods.unregister(part.id);
      filledIn(contributions).delete(part.id);
    }
    keepParts(contributions, id, { asked: question, parts });
    setShown(parts);
  });
  useEffect(() => {
    if (asked !== undefined) look(asked);
  }, [asked, state, parts]);
  return shown;
}

function isFor(one: Part, other: Part): boolean {
  return one.id === other.id && one.shape === other.shape;
}
