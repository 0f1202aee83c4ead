import type { Outline } from "#compile/outline.ts";
import type { SharedRecord } from "./memory-file.ts";

/** What is known of base and the markets before brands are checked. */
export interface SharedState {
  /** Whether the full check finds nothing in any of them. */
  sound: boolean;
  /**
   * How they differ from the state in which brands were cached, by id: the changed parts, when a brand that does not set
   * them stays valid, otherwise "everything". Those that did not change are absent.
   */
  changed: ReadonlyMap<string, ReadonlySet<string> | "everything">;
  /** What to cache of them; undefined when they are as they are cached. */
  now: { records: readonly SharedRecord[]; outlines: Readonly<Record<string, Outline>> } | undefined;
}

/** All of them are as they were. */
export const unchangedShared: SharedState = { sound: true, changed: new Map(), now: undefined };
