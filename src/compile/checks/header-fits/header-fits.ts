import type { Placement } from "#descriptor/placement.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import type { InHeader } from "#descriptor/describe-widget.ts";
import { holds } from "#conditions/holds.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { leastTextWidth } from "../../analyse/text-width.ts";
import { spokenVisitors } from "../../analyse/spoken-visitors.ts";
import { touches } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { effectiveWords, hasOwnTexts } from "../../read/packs.ts";
import type { Check } from "../check.ts";

export const headerFits: Check = {
  id: "header-fits",
  severity: "error",
  suppressible: true,
  description:
    "A header has only widgets that are made for it, and no more than fit a phone that is 320 px wide, in every language.",
  reads: ([section], { value }) => section === "header" && value.header,
  run: { brand: crowdedHeaders },
};

const variants = ["home", "page"] as const;
const slots = ["start", "centre", "end"] as const;
const read: ReadonlySet<string> = new Set(["header", "flags", "features", "languages"]);

/** The narrowest phone without the header's padding. */
const room = 298;
const gap = 2;
/** The size of a button's text. */
const size = 14;

/** A widget of a header, with what is known of the room it takes. */
interface Placed {
  path: readonly string[];
  placement: AsFarAsRead<Placement>;
  inHeader: InHeader | undefined;
}

function crowdedHeaders(draft: Draft): Finding[] {
  const { value, walk, change } = draft;
  if (!value.header || (change && !touches(change, ...read) && !hasOwnTexts(draft))) return [];
  if (walk.mismatches.some(({ path: [section] }) => read.has(String(section)))) return [];
  return variants.flatMap((variant) => {
    const placed = placedIn(variant, draft);
    const foreign = placed.filter(({ inHeader }) => inHeader === undefined).map(foreignFinding);
    return foreign.length > 0 ? foreign : crowdedFinding(variant, placed, draft);
  });
}

function placedIn(variant: (typeof variants)[number], { value }: Draft): Placed[] {
  return slots.flatMap((slot) =>
    Object.entries(value.header?.[variant]?.[slot] ?? {}).flatMap(([id, placement]): Placed[] => {
      const description = placement?.widget === undefined ? undefined : widgetDescriptions[placement.widget];
      if (!placement || !description) return [];
      const inHeader = "header" in description ? description.header : undefined;
      return [{ path: ["header", variant, slot, id], placement, inHeader }];
    }),
  );
}

function foreignFinding({ path, placement }: Placed): Finding {
  return {
    path: [...path, "widget"],
    at: "value",
    message: `The widget "${placement.widget}" cannot be placed in a header: it is made for the page.`,
    hint: "Place it on a screen.",
  };
}

function crowdedFinding(variant: string, placed: readonly Placed[], draft: Draft): Finding[] {
  const conditions = placed.flatMap(({ placement: { when } }) => when ?? []);
  const languages = draft.value.languages?.offered ?? [];
  for (const language of languages) {
    const words = effectiveWords(draft.packs, language);
    const widthOf = (all: readonly Placed[]) => all.reduce((sum, one) => sum + leastWidth(one, words) + gap, -gap);
    if (widthOf(placed) <= room) continue;
    const crowded = possibleScenarios(conditions, draft)
      .map((scenario) => ({ scenario, shown: placed.filter(({ placement: { when } }) => holds(when, scenario)) }))
      .filter(({ shown }) => widthOf(shown) > room);
    if (crowded.length === 0) continue;
    const most = Math.max(...crowded.map(({ shown }) => widthOf(shown)));
    return [
      {
        path: ["header", variant],
        at: "key",
        message: `What this header shows ${spokenVisitors(crowded.map(({ scenario }) => scenario))} needs at least ${Math.ceil(most)} px in ${language}; a narrow phone has ${room}.`,
        relies: { path: ["header"], inside: true },
        hint: "Remove widgets, use icons instead of texts, or shorten the texts.",
      },
    ];
  }
  return [];
}

function leastWidth(
  { placement: { options = {} }, inHeader }: Placed,
  words: Readonly<Record<string, string>>,
): number {
  const { width = 0, text } = inHeader ?? {};
  if (text === undefined || options["look"] === text.unlessLook) return width;
  const key = options[text.option];
  return Math.max(width, text.padding + leastTextWidth(typeof key === "string" ? (words[key] ?? "") : "", size));
}
