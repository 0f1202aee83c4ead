import type { AskedField } from "./asked-fields.ts";
import type { Translated } from "#gateway/languages.ts";

/**
 * How members take part: by one tap, by an application that staff review, by signing in every day, or not at all, if
 * they receive a reward.
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
  /** The name under which members received it, if it is a reward. */
  promotion?: string;
  /** What a claim pays, as a decimal string; absent: there is nothing to claim. */
  reward?: string;
  /** What an application asks for beside a comment and images. */
  fields?: readonly AskedField[];
  /** The days on which it begins and ends, relative to the seeding; negative is earlier, null means no end. */
  from: number;
  to: number | null;
};
