import { meantIn } from "./words.ts";

/** A change of a file that puts a finding right: at the place the finding marks. */
export type Fix =
  /** The key is called otherwise. */
  | { kind: "rename-key"; text: string }
  /** The value, a text, is another. */
  | { kind: "replace-value"; text: string }
  /** The entry goes. */
  | { kind: "remove" };

/** What puts a finding right without anyone having to choose: a name that is near, or an entry that changes nothing. */
export function fixOf(rule: string, hint: string | undefined, marked: () => "key" | "value"): Fix | undefined {
  if (rule === "no-op-override") return { kind: "remove" };
  const text = hint === undefined ? undefined : meantIn(hint);
  if (text === undefined) return undefined;
  return { kind: marked() === "key" ? "rename-key" : "replace-value", text };
}
