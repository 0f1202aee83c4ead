import type { JsonObject } from "#kernel/json.ts";
import type { Chance } from "./chance.ts";
import { words } from "../words.ts";

/** Text keys that the brand adds, and some that it overrides. */
export function ownWords(sections: object, { some }: Chance): string[] {
  const brought = JSON.stringify(sections).match(/(?<=")(?:promo\d+|club)\.[A-Za-z]+(?=")/g) ?? [];
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

/** The texts of a brand in one language. */
export function packOf(language: "EN" | "TY", keys: readonly string[]): JsonObject {
  const meta: JsonObject =
    language === "EN"
      ? { name: "English", code: "EN", tag: "en", direction: "ltr" }
      : { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" };
  return {
    $meta: meta,
    ...Object.fromEntries(keys.map((key) => [key, words(`${language}${key}`, key.endsWith(".text") ? 24 : 4)])),
  };
}
