import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { choiceHint } from "../../findings/words.ts";
import { settingsOf } from "../../layer/provenance.ts";
import type { Check } from "../check.ts";

export const languagesOffered: Check = {
  id: "languages-offered",
  severity: "error",
  description: "The default language is one of the offered ones, and each is offered once.",
  about: ["A visitor who has not chosen a language gets the default one."],
  run: { brand: wrongLanguages },
};

function wrongLanguages(draft: Draft): Finding[] {
  const { offered = [], default: chosen } = draft.value.languages ?? {};
  if (!looksAt(draft, "languages") || offered.length === 0) return [];
  const repeated = offered.flatMap((code, index): Finding[] =>
    offered.indexOf(code) < index
      ? [{ path: ["languages", "offered", index], at: "value", message: `"${code}" is offered twice.` }]
      : [],
  );
  if (chosen === undefined || offered.includes(chosen)) return repeated;
  const isOwn = settingsOf(draft.layers.slice(-1), ["languages", "default"]).length > 0;
  return [
    ...repeated,
    {
      path: ["languages", isOwn ? "default" : "offered"],
      at: "value",
      message: `The default language "${chosen}" is not offered, so visitors who have not chosen one get no page.`,
      hint: choiceHint("", offered),
    },
  ];
}
