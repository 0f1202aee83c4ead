import type { Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";
import { ruleSetsOf } from "./rule-sets.ts";

/** The messages of the rules that fields use, each at its first use. */
export function ruleMessages(draft: Draft): { key: string; path: Path }[] {
  const used = new Set(ruleSetsOf(draft).flatMap(({ fields }) => Object.values(fields)));
  const named = draft.walk.references.filter(
    ({ kind, path }) => kind === "text" && path[0] === "rules" && used.has(String(path[1])),
  );
  return [...new Map(named.toReversed().map(({ name, path }) => [name, { key: name, path }])).values()].reverse();
}
