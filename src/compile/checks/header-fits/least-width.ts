import type { InHeader } from "#descriptor/describe-widget.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { languages } from "#gateway/languages.ts";
import { leastTextWidth } from "../../analyse/text-width.ts";

/** What decides the texts of a header. */
interface Shown {
  textOf: (key: string) => string | undefined;
  /** The languages that the brand offers. */
  offered: readonly LanguageCode[];
}

type NamesShown = Required<InHeader>["languageNames"][string];

/** The size of a button's text. */
const size = 14;

/** The least width of a widget in a header in px, on the narrowest phone. */
export function leastWidth(inHeader: InHeader, options: Readonly<Record<string, unknown>>, shown: Shown): number {
  const { width, more = [], text, languageNames = {} } = inHeader;
  // With one language there is nothing to choose.
  if (inHeader.languageNames && shown.offered.length < 2) return 0;
  const names = languageNames[String(options["look"])];
  if (names) return namesWidth(names, shown.offered);
  const added = more
    .filter((one) => Object.entries(one.with).every(([name, value]) => options[name] === value))
    .reduce((sum, one) => sum + one.width, 0);
  if (text === undefined || options["look"] === text.unlessLook) return width + added;
  const key = options[text.option];
  return Math.max(width, text.padding + leastTextWidth(typeof key === "string" ? (shown.textOf(key) ?? "") : "", size));
}

function namesWidth({ around, each, shows }: NamesShown, offered: readonly LanguageCode[]): number {
  const widths = offered.map((code) => each + leastTextWidth(languages[code].name, size));
  return around + (shows === "all" ? widths.reduce((sum, one) => sum + one, 0) : Math.max(...widths));
}
