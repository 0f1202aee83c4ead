import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";
import { ruleSetsOf } from "./rule-sets.ts";

/** A message of a rule: its text key, and where it is named first. */
interface RuleMessage {
  key: string;
  path: Path;
}

/** The messages of the rules that fields use, each at its first use. Memoized, because two rules need them. */
export const ruleMessages: (draft: Draft) => readonly RuleMessage[] = memoizeByIdentity((draft) => {
  const used = new Set(ruleSetsOf(draft).flatMap(({ fields }) => Object.values(fields)));
  const first = new Map<string, RuleMessage>();
  for (const { kind, name, path } of draft.walk.references)
    if (kind === "text" && path[0] === "rules" && !first.has(name) && used.has(String(path[1])))
      first.set(name, { key: name, path });
  return [...first.values()];
});
