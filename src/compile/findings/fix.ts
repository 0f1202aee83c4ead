import { meantIn } from "./words.ts";

/** An edit that corrects a finding, at the place the finding marks. */
export type Fix =
  /** Renames the key. */
  | { kind: "rename-key"; text: string }
  /** Replaces the value, a string. */
  | { kind: "replace-value"; text: string }
  | SureFix;

/**
 * What only the rule can know to be right. An entry that nothing uses is not removed: it may as well be about to be
 * used.
 */
export type SureFix =
  /** Removes the entry. */
  | { kind: "remove" }
  /** Adds what is missing: the key, with an empty object. */
  | { kind: "add"; text: string };

/** The correction that writes the only name that a hint suggests. */
export function nameFix(hint: string | undefined, marked: () => "key" | "value"): Fix | undefined {
  const text = hint === undefined ? undefined : meantIn(hint);
  if (text === undefined) return undefined;
  return { kind: marked() === "key" ? "rename-key" : "replace-value", text };
}
