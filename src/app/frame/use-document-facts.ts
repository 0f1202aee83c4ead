import { useEffect } from "react";
import { usePage, useSite } from "#data/page/site.ts";
import { CHOSEN_SCHEME, usePreference } from "#session/preferences.ts";
import { useSession } from "#session/use-session.ts";
import { inShell, iosMajor } from "#session/device.ts";
import { currentLanguage } from "#text/language.ts";
import { useText } from "#text/use-text.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Screens at least this high, in CSS pixels, are tall iPhones (account §2.2). */
const TALL_SCREEN = 812;

/** Keeps <html> and the tab up to date: title, language, and the marks of the installed-app shell. */
export function useDocumentFacts(): void {
  const site = useSite();
  const page = usePage();
  const text = useText();
  const session = useSession();
  const hydrated = useHydrated();
  const language = currentLanguage(site);
  const chosen = usePreference(CHOSEN_SCHEME);
  const title = documentTitle(site.name, site.routes[page.route]?.title, text);

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
  }, [language]);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-hydrated", hydrated);
    if (hydrated) document.documentElement.toggleAttribute("data-session", session !== null);
  }, [hydrated, session]);
  useEffect(() => {
    // In the first render nothing is known to be chosen; the document's own script has already set it.
    if (site.scheme === "auto" && hydrated) showScheme(chosen);
  }, [site.scheme, chosen, hydrated]);
  useEffect(() => {
    const marks = shellMarks(navigator.userAgent, screen.height);
    Object.assign(document.documentElement.dataset, marks);
  }, []);
}

/** Shows a theme with two schemes in the chosen one, or as the phone says; so does the browser's own bar. */
function showScheme(chosen: string | null): void {
  const scheme = chosen === "light" || chosen === "dark" ? chosen : "auto";
  document.documentElement.dataset["scheme"] = scheme;
  const media = { light: "not all", dark: "all", auto: "(prefers-color-scheme:dark)" }[scheme];
  document.querySelector('meta[name="theme-color"][media]')?.setAttribute("media", media);
}

/** The tab's title: the route's own before the brand's name. */
export function documentTitle(name: string, title: string | undefined, text: (key: string) => string): string {
  return title ? `${text(title)} · ${name}` : name;
}

/** In the installed-app shell, tall iPhones get a taller footer and iOS 10 a header lower by 40 px (account §2.2). */
export function shellMarks(userAgent: string, screenHeight: number): Record<string, string> {
  const version = iosMajor(userAgent);
  if (!inShell(userAgent) || version === null) return {};
  const tall = /iPhone/.test(userAgent) && screenHeight >= TALL_SCREEN;
  return { ...(tall && { tallShell: "" }), ...(version === 10 && { ios10Shell: "" }) };
}
