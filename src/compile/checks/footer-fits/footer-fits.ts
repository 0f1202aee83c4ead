import type { Footer } from "#descriptor/footer.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { holds } from "#conditions/holds.ts";
import { mostTabs } from "../../analyse/most-tabs.ts";
import { tabBars } from "../../analyse/tab-bars.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { leastTextWidth } from "../../analyse/text-width.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { effectiveText, hasOwnTexts, lastWith } from "../../read/packs.ts";
import type { Check } from "../check.ts";

export const footerFits: Check = {
  id: "footer-fits",
  severity: "error",
  suppressible: true,
  description:
    "The labels of the tab bar are shown whole on a phone that is 320 px wide, in every language and next to all tabs that a visitor sees.",
  about: [
    "Letters count with the width that they have in a narrow typeface: what is reported is cut off in every font. The look of the tab bar decides how much room there is: `text` writes larger, `floating` has margins, `minimal` shows only the label of the active tab.",
  ],
  reads: ([section], { value }) => section === "footer" && value.footer,
  run: { brand: cutLabels },
};

const read: ReadonlySet<string> = new Set(["footer", "footers", "flags", "features", "languages"]);

/** The narrowest phone. */
const phone = 320;
/** Letters are closer to each other there. */
const spacing = -0.03;

/** How a look writes its labels: their size, and the room of one of some tabs. */
const labels: Readonly<Record<Footer["look"], { size: number; room: (tabs: number) => number }>> = {
  bar: { size: 11, room: (tabs) => phone / tabs },
  marker: { size: 11, room: (tabs) => phone / tabs },
  text: { size: 14, room: (tabs) => phone / tabs - 1 },
  // Margins and padding of the bar.
  floating: { size: 11, room: (tabs) => (phone - 38) / tabs },
  minimal: { size: 11, room: (tabs) => (phone - 16) / tabs },
};

type TabBar = ReturnType<typeof tabBars>[number];

function cutLabels(draft: Draft): Finding[] {
  const { value, walk, change } = draft;
  if (change && !touches(change, ...read) && !hasOwnTexts(draft)) return [];
  if (walk.mismatches.some(({ path: [section] }) => read.has(String(section)))) return [];
  const languages = value.languages?.offered ?? [];
  const found = tabBars(draft).flatMap((bar) => {
    const counts = mostBeside(bar, draft);
    return languages.flatMap((language) => cutIn(bar, language, counts, draft));
  });
  const first = new Map(found.toReversed().map((finding) => [finding.path.join("/"), finding]));
  return [...first.values()].reverse();
}

function cutIn(bar: TabBar, language: LanguageCode, counts: ReadonlyMap<string, number>, draft: Draft): Finding[] {
  const { size, room } = labels[draft.value.footer?.look ?? "bar"];
  return Object.entries(bar.tabs).flatMap(([id, { label = "" } = {}]): Finding[] => {
    const shown = counts.get(id) ?? 0;
    const text = effectiveText(draft.packs, language, label) ?? "";
    const width = leastTextWidth(text, size, spacing);
    // More tabs than fit are a mistake of their own.
    if (shown === 0 || shown > mostTabs || width <= room(shown)) return [];
    const tab = shown === 1 ? "the tab" : `one of ${shown} tabs`;
    const message = `"${text}" needs at least ${Math.ceil(width)} px in ${language}; ${tab} of a narrow phone has ${Math.floor(room(shown))}.`;
    return [{ ...placeOf(label, bar, language, draft), message }];
  });
}

/** The text where the brand writes it itself; otherwise its tab bar. */
function placeOf(key: string, { path }: TabBar, language: LanguageCode, draft: Draft): Omit<Finding, "message"> {
  const pack = lastWith(draft.packs, language, key);
  if (pack && pack.layer === draft.layers.at(-1)?.id)
    return { file: pack.file, path: [key], at: "value", hint: "Shorten the text, or show fewer tabs." };
  const relies = { path: path.slice(0, 1), inside: true } as const;
  return { path, at: "key", relies, hint: `Shorten the text "${key}", or show fewer tabs.` };
}

/** By tab, how many tabs a visitor who sees it sees at most. */
function mostBeside(bar: TabBar, draft: Draft): ReadonlyMap<string, number> {
  const tabs = Object.entries(bar.tabs);
  const most = new Map<string, number>();
  for (const scenario of possibleScenarios(
    tabs.flatMap(([, tab]) => tab?.when ?? []),
    draft,
  )) {
    const shown = tabs.filter(([, tab]) => holds(tab?.when, scenario)).map(([id]) => id);
    for (const id of shown) most.set(id, Math.max(most.get(id) ?? 0, shown.length));
  }
  return most;
}
