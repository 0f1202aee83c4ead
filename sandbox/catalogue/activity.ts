import type { Translated } from "#gateway/languages.ts";

/**
 * How members take part: by one tap, by an application that somebody looks at, by signing in every day, or not at all:
 * a reward is given to them.
 */
export type ActivityKind = "join" | "apply" | "sign" | "reward";

interface Words {
  title: string;
  teaser: string;
  content: string;
}

/** A promotion that a merchant runs. "{merchant}" stands for the merchant's name. */
export type ActivitySeed = Translated<Words> & {
  id: string;
  kind: ActivityKind;
  /** The name under which members have been given it, where it is a reward. */
  promotion?: string;
  /** What a claim pays, as a decimal string; absent: there is nothing to claim. */
  reward?: string;
  /** Days from the seeding on which it begins and ends; negative is earlier, null: it has no end. */
  from: number;
  to: number | null;
};
