import type { Placement } from "#descriptor/placement.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import type { InHeader } from "#descriptor/describe-widget.ts";
import { holds } from "#conditions/holds.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { spokenVisitors } from "../../analyse/spoken-visitors.ts";
import { touches } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { effectiveText, hasOwnTexts } from "../../read/packs.ts";
import type { Check } from "../check.ts";
import { leastWidth } from "./least-width.ts";

export const headerFits: Check = {
  id: "header-fits",
  severity: "error",
  suppressible: true,
  description:
    "A header has only widgets that are made for it, one logo, and no more than fit a phone that is 320 px wide, in every language.",
  reads: ([section], { value }) => section === "header" && value.header,
  run: { brand: crowdedHeaders },
};

const variants = ["home", "page"] as const;
const slots = ["start", "centre", "end"] as const;
const read: ReadonlySet<string> = new Set(["header", "flags", "features", "languages"]);

/** The narrowest phone without the header's padding. */
const room = 298;
const gap = 2;
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
    const foreign = placed.flatMap(foreignFinding);
    if (foreign.length > 0) return foreign;
    const repeated = repeatedLogo(placed, draft);
    return repeated.length > 0 ? repeated : crowdedFinding(variant, placed, draft);
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

function foreignFinding({ path, placement: { widget, options = {} }, inHeader }: Placed): Finding[] {
  if (!inHeader)
    return [
      {
        path: [...path, "widget"],
        at: "value",
        message: `The widget "${widget}" cannot be placed in a header: it is made for the page.`,
        hint: "Place it on a screen.",
      },
    ];
  const look = String(options["look"]);
  if (!inHeader.notLooks?.includes(look)) return [];
  return [
    {
      path: [...path, "options", "look"],
      at: "value",
      message: `In a header "${widget}" cannot have the look "${look}": it is made for the page.`,
      hint: "Choose another look, or place it on a screen.",
    },
  ];
}

/** The second logo that one visitor sees. */
function repeatedLogo(placed: readonly Placed[], draft: Draft): Finding[] {
  const logos = placed.filter(({ placement: { widget } }) => widget === "logo");
  if (logos.length < 2) return [];
  const conditions = logos.flatMap(({ placement: { when } }) => when ?? []);
  for (const scenario of possibleScenarios(conditions, draft)) {
    const [, second] = logos.filter(({ placement: { when } }) => holds(when, scenario));
    if (second)
      return [
        {
          path: [...second.path],
          at: "key",
          message: "This header shows the logo twice.",
          relies: { path: ["header"], inside: true },
          hint: "Remove one of the two (null), or give them conditions that do not hold together.",
        },
      ];
  }
  return [];
}

function crowdedFinding(variant: string, placed: readonly Placed[], draft: Draft): Finding[] {
  const conditions = placed.flatMap(({ placement: { when } }) => when ?? []);
  const offered = draft.value.languages?.offered ?? [];
  for (const language of offered) {
    const textOf = (key: string) => effectiveText(draft.packs, language, key);
    const widthOf = (all: readonly Placed[]) =>
      all.reduce((sum, { inHeader, placement: { options = {} } }) => {
        const width = inHeader ? leastWidth(inHeader, options, { textOf, offered }) : 0;
        return width === 0 ? sum : sum + width + gap;
      }, -gap);
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
