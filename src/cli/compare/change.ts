import type { Audience } from "#conditions/audience.ts";

/** The subjects of changes, in the order of the report. */
export const areas = [
  "brand",
  "look",
  "languages",
  "header",
  "footer",
  "menus",
  "routes",
  "screens",
  "forms",
  "registration",
  "flags",
  "features",
  "platform",
  "words",
] as const;
export type Area = (typeof areas)[number];

/** Something that a visitor can notice. */
export interface Change {
  area: Area;
  /**
   * gained, lost: only the later or only the earlier brand has it. moved: the same entry has a different place among
   * its neighbours.
   */
  kind: "gained" | "lost" | "changed" | "moved";
  /** JSON Pointer in the brand; for texts: "/texts/EN/footer.home". */
  pointer: string;
  before?: unknown;
  after?: unknown;
  /** For an entry that was gained or moved: the entry before it in the later brand, null when it is the first. */
  follows?: string | null;
  /** For a widget that moved to another place or slot: its former place, as a pointer in the earlier brand. */
  from?: string;
  /** For an entrance: who could enter, and who can now. */
  entrance?: { before: Audience; after: Audience };
}
