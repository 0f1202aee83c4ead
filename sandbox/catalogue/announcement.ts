/** The same text in both languages. "{merchant}" stands for the merchant's name. */
export interface Bilingual {
  EN: { title: string; content: string };
  TY: { title: string; content: string };
}

export interface AnnouncementSeed extends Bilingual {
  id: string;
  type: "A" | "B" | "PL" | "PU" | "PR" | "H";
  group: string;
  /** Days before the seeding that it was published. */
  daysAgo: number;
  /** Who sees a popup: A signed in, B visitors, F first sign-in (games §4). */
  execution?: "A" | "B" | "F";
  promotionType?: string;
}
