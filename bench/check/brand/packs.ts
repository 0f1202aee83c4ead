import type { JsonObject } from "#kernel/json.ts";
import type { Chance } from "./chance.ts";
import { words } from "../words.ts";

/** Text keys that the brand adds, and some that it overrides. */
export function ownWords(written: { sections: object; entries: object }, { some }: Chance): string[] {
  const brought = JSON.stringify(written).match(/(?<=")(?:promo\d+|club)\.[A-Za-z]+(?=")/g) ?? [];
  return [
    ...new Set(brought),
    ...some(
      [
        "login.title",
        "match.title",
        "winner.title",
        "vendor.title",
        "footer.home",
        "footer.deposit",
        "header.login",
        "menu.help",
        "draw.title",
        "home.more",
      ],
      6,
    ),
  ];
}

/** Placeholders of texts that get values. */
const placeholders: Readonly<Record<string, string>> = {
  "club.sums": " {{stake}} {{since}}",
  "club.bet": " {{name}}",
};

/** Texts of tabs are short, as they fit a narrow phone, and so are those of the header. */
const short = 5;

/** The texts of a brand in one language. */
export function packOf(language: "EN" | "TY", keys: readonly string[]): JsonObject {
  const meta: JsonObject =
    language === "EN"
      ? { name: "English", code: "EN", tag: "en", direction: "ltr" }
      : { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" };
  return { $meta: meta, ...Object.fromEntries(keys.map((key) => [key, textOf(key, language)])) };
}

function textOf(key: string, language: string): string {
  const seed = `${language}${key}`;
  if (/^(?:footer|header)\./.test(key)) return words(seed, 1).slice(0, short);
  return `${words(seed, key.endsWith(".text") ? 24 : 4)}${placeholders[key] ?? ""}`;
}
