import type { LanguageCode } from "#descriptor/identity.ts";
import { longestText } from "#descriptor/text-pack.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { FileFinding } from "../../layer/layer.ts";
import { layerWords, stemOf, type LayerWords } from "../../layer/layer-words.ts";
import { fallbackLanguage } from "../../read/packs.ts";
import { didYouMean } from "../../findings/words.ts";
import type { Check } from "../check.ts";
import { placeholdersIn } from "../placeholders.ts";

export const differentPlaceholders: Check = {
  id: "different-placeholders",
  severity: "error",
  suppressible: true,
  description: "A text has the same placeholders in every language and in every plural form.",
  about: [
    'English is the reference, because the widgets were written with it. Visitors would see an unknown placeholder with its braces; a missing one hides a name or a number. The forms for one and zero may omit {{count}}: "one promotion" says it in words.',
  ],
  run: { layout: (sources) => layerWords(sources).flatMap(differingIn) },
};

const differingIn = memoizeByIdentity(differingWords);
const forms = ["", "_other", "_one", "_few", "_many", "_two", "_zero"];

/**
 * Compares a layer's own texts with those in English, the language the widgets were written in. English plural forms
 * are compared with the other forms of the same text.
 */
function differingWords(words: LayerWords): FileFinding[] {
  return words.own.flatMap(({ file, language, layer, words: texts }) =>
    Object.entries(texts).flatMap(([key, text]): FileFinding[] => {
      // A text that is too long is reported by another rule.
      const model = text.length > longestText ? undefined : modelOf(key, language, words);
      if (!model || model.text === text || !(text.includes("{{") || model.text.includes("{{"))) return [];
      const [here, there] = [placeholdersIn(text), placeholdersIn(model.text)];
      // "1 item" needs no placeholder in its singular form.
      const optional =
        stemOf(key).form === "one" || stemOf(key).form === "zero" ? new Set(["count"]) : new Set<string>();
      const strange = [...here].filter((name) => !there.has(name) && name !== "count");
      const missing = [...there].filter(
        (name) => !here.has(name) && !optional.has(name) && stemOf(model.key).form !== "one",
      );
      const place = { rule: "different-placeholders", layer, file, path: [key], at: "value" } as const;
      const [first] = strange;
      const other = model.key === key ? `The text in ${model.language}` : `"${model.key}" in ${model.language}`;
      if (first !== undefined)
        return [
          {
            ...place,
            message: `${other} has no placeholder {{${first}}}.`,
            hint:
              didYouMean(
                first,
                [...there, ...(stemOf(key).form === undefined ? [] : ["count"])].filter((name) => !here.has(name)),
              )?.replaceAll(/"(.*)"/g, "{{$1}}") ??
              (missing.length > 0 ? `It has ${listed(missing)}.` : "Visitors would see the braces."),
          },
        ];
      if (missing.length > 0)
        return [
          {
            ...place,
            message: `The placeholder${missing.length > 1 ? "s" : ""} ${listed(missing)} of ${other.replace(/^The/, "the")} ${missing.length > 1 ? "are" : "is"} missing here.`,
          },
        ];
      return [];
    }),
  );
}

/** The text to compare with: the same key in English or, another form of the same text. */
function modelOf(
  key: string,
  language: LanguageCode,
  { wordOf }: LayerWords,
): { key: string; language: LanguageCode; text: string } | undefined {
  const { stem } = stemOf(key);
  const candidates =
    language === fallbackLanguage
      ? forms
          .map((form) => stem + form)
          .filter((one) => one !== key && stemOf(key).form !== undefined && stemOf(key).form !== "other")
      : [key, ...forms.map((form) => stem + form)];
  for (const candidate of candidates) {
    const text = wordOf(fallbackLanguage, candidate);
    // Longer texts are reported by another rule.
    if (text !== undefined && text.length <= longestText) return { key: candidate, language: fallbackLanguage, text };
  }
  return undefined;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(", ");
}
