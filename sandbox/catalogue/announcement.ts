import type { Translated } from "#gateway/languages.ts";

/** A text by language. "{merchant}" stands for the merchant's name. */
export type Writing = Translated<{ title: string; content: string }>;

export type AnnouncementSeed = Writing & {
  id: string;
  type: "A" | "B" | "PL" | "PU" | "PR" | "H";
  group: string;
  /** Days before the seeding that it was published. */
  daysAgo: number;
  /** Who sees a popup: A signed in, B visitors, F first sign-in (games §4). */
  execution?: "A" | "B" | "F";
  promotionType?: string;
};
