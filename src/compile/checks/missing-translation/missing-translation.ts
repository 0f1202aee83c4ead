import { languageCode, type LanguageCode } from "#descriptor/identity.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { stemOf } from "../../layer/layer-words.ts";
import { stemsOfPack } from "../../layer/text-keys.ts";
import type { Pack } from "../../read/packs.ts";
import { ruleMessages } from "../../analyse/rule-messages.ts";
import { keysNamedIn, misspeltWords } from "../../analyse/misspelt-words.ts";
import { anyMeantHint } from "../../findings/words.ts";
import { unusedWords } from "../unused-text-key/unused-text-key.ts";
import type { Check } from "../check.ts";

export const missingTranslation: Check = {
  id: "missing-translation",
  severity: "warning",
  suppressible: true,
  description:
    "A text in one language of the brand exists in all of its languages. Visitors read English where it is missing.",
  about: [
    "It is a warning, because visitors read the English text meanwhile.",
    "A typo in a key makes two keys, each in one language: it is reported once, at the key that nothing else confirms.",
  ],
  beyond: {
    when: (change) => touches(change, "languages"),
    because: "An added language needs all texts of the layers below.",
  },
  reads: (steps, draft) => [steps[0] === "languages" && draft.value.languages, keysNamedIn(steps, draft)],
  run: { brand: missingTranslations },
};

function missingTranslations(draft: Draft): Finding[] {
  // An unknown language is reported by another rule.
  const offered = (draft.value.languages?.offered ?? []).filter((language) => languageCode.safeParse(language).success);
  // Messages of rules are reported by "rule-without-message".
  const elsewhere = ruleMessages(draft).map(({ key }) => key);
  const unused = unusedWords(draft);
  const meantKey = misspeltWords(draft, offered);
  return offered.flatMap((language) => {
    const own = stemsOf(draft, language);
    const reported = new Set<string>(elsewhere);
    const missingIn = ({ file, layer, words }: Pack, other: LanguageCode): Finding[] =>
      Object.keys(words).flatMap((key): Finding[] => {
        const { stem } = stemOf(key);
        if (own.has(stem) || reported.has(stem) || unused(layer, key)) return [];
        reported.add(stem);
        const slip = meantKey(stem, other, language);
        // Already reported at the other key, or at the message that should name it.
        if (slip && ("meantBy" in slip || slip.meant.some((meant) => elsewhere.includes(meant)))) return [];
        return [
          {
            file,
            path: [key],
            at: "key",
            message: `"${key}" exists in ${other} but not in ${language}.`,
            hint: slip
              ? anyMeantHint(slip.meant.map((meant) => key.replace(stem, meant)))
              : `Add it to ${packBeside(file.path, language)}.`,
          },
        ];
      });
    return offered
      .filter((other) => other !== language)
      .flatMap((other) =>
        packsOf(draft, other).flatMap((pack) => asOne(missingIn(pack, other), pack, language, draft)),
      );
  });
}

function packBeside(path: string, language: LanguageCode): string {
  return path.replace(/[^/]+$/, `${language}.json`);
}

/** Without a pack of the language the mistake is the missing file, once for all of its texts. */
function asOne(findings: Finding[], { file, layer }: Pack, language: LanguageCode, { packs }: Draft): Finding[] {
  if (findings.length < 2 || packs[language]?.some((pack) => pack.layer === layer)) return findings;
  return [
    {
      file,
      path: [],
      at: "value",
      message: `${findings.length} texts of this file do not exist in ${language}: there is no ${packBeside(file.path, language)}.`,
      hint: "Add that file with these texts.",
    },
  ];
}

/** The packs of a language, from the highest layer; unchanged ones were checked with the layers below. */
function packsOf({ packs, change, id }: Draft, language: LanguageCode): Pack[] {
  return (packs[language] ?? []).filter(({ layer }) => change === undefined || layer === id).toReversed();
}

function stemsOf({ packs }: Draft, language: LanguageCode): Pick<ReadonlySet<string>, "has"> {
  const sets = (packs[language] ?? []).map(stemsOfPack);
  return { has: (stem) => sets.some((set) => set.has(stem)) };
}
