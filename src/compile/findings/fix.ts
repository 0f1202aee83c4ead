import { meantIn } from "./words.ts";

/** An edit that corrects a finding, at the place the finding marks. */
export type Fix =
  /** Renames the key. */
  | { kind: "rename-key"; text: string }
  /** Replaces the value, a string. */
  | { kind: "replace-value"; text: string }
  /** Removes the entry. */
  | { kind: "remove" };

/** The only possible correction of a finding: a similar name, or the removal of an entry that changes nothing. */
export function fixOf(rule: string, hint: string | undefined, marked: () => "key" | "value"): Fix | undefined {
  if (rule === "no-op-override") return { kind: "remove" };
  const text = hint === undefined ? undefined : meantIn(hint);
  if (text === undefined) return undefined;
  return { kind: marked() === "key" ? "rename-key" : "replace-value", text };
}
