import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";

/** What the page runs on. `installed`: an installed web app or the native shell. */
export type Device = Extract<Condition, { device: unknown }>["device"];

export const visitorKinds = ["guest", "member", "trial", "agent"] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** Everything that a condition can depend on. */
export interface Facts {
  flags: Readonly<Record<string, boolean>>;
  visitor: VisitorKind;
  /** Null for a guest. */
  memberType: number | null;
  /** Promotion keys the platform has enabled. */
  promotions: Readonly<Record<string, boolean>>;
  devices: readonly Device[];
  remote: Readonly<Record<string, boolean>>;
  /** What comparisons come to where something is in scope: a row, what is typed. */
  compare?: ((comparison: Comparison) => boolean) | undefined;
}
