import { useEffect, useEffectEvent } from "react";
import type { PageSlice } from "#descriptor/compiled-brand.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { loadPage } from "../frame/load-page.ts";

/**
 * Loads the pages to which the forms of this page lead, as soon as somebody is in one of them: after the answer nothing
 * is left to load. It renders nothing itself.
 */
export function NextPages() {
  const site = useSite();
  const { forms } = usePage();
  const load = useEffectEvent(() =>
    Promise.all(
      routesAfter(forms)
        .filter((route) => site.routes[route])
        .map((route) => loadPage(site, route)),
    ),
  );
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      // What did not load is loaded when the page is opened.
      if (target instanceof Element && target.closest("form")) load().catch(() => undefined);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return null;
}

/** Where forms lead once they have succeeded. */
function routesAfter(forms: PageSlice["forms"]): string[] {
  const actions = Object.values(forms).flatMap(({ after }) => after["success"] ?? []);
  return actions.flatMap((action) => (action.action === "navigate" || action.action === "redirect" ? [action.to] : []));
}
