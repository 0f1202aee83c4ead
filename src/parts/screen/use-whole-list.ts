import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import { useAnswer } from "./use-answer.ts";
import { shownEntries } from "./use-source.ts";

/** A whole list: the answer itself, or its `content`. Undefined while it has not come. */
export function useWholeList<Entry>(source: BoundSource) {
  const answer = useAnswer(source);
  const data = answer.data as readonly Entry[] | { content: readonly Entry[] } | undefined;
  return { ...answer, data: shownEntries(data && ("content" in data ? data.content : data), answer.isStale) };
}
