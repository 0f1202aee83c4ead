import { useEffect, useEffectEvent, useRef } from "react";
import type { ShownForm } from "#descriptor/form.ts";
import { useSite } from "#data/page/site.ts";
import type { Methods } from "./methods.ts";

/** Milliseconds after a change of language until filled fields are checked again (account §9). */
export const RECHECK_AFTER = 200;

/** A change of language checks filled fields again (account §4). */
export function useRecheck({ fields }: Pick<ShownForm, "fields">, { getValues, trigger }: Methods): void {
  const { language } = useSite();
  const checkedIn = useRef(language);
  const recheck = useEffectEvent(() => {
    const filled = Object.keys(fields).filter((id) => typeof getValues(id) === "string" && getValues(id) !== "");
    if (filled.length > 0) void trigger(filled);
  });
  useEffect(() => {
    if (checkedIn.current === language) return;
    checkedIn.current = language;
    const timer = setTimeout(() => recheck(), RECHECK_AFTER);
    return () => clearTimeout(timer);
  }, [language]);
}
