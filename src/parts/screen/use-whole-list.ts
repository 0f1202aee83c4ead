import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import { useAnswer } from "./use-answer.ts";
import { shownEntries } from "./use-source.ts";

/** A whole list: the answer itself, or its `content`. Undefined while it has not come. */
export function useWholeList<Entry>(source: BoundSource) {
  const answer = useAnswer(source);
  return { ...answer, data: shownEntries(entriesIn<Entry>(answer.data), answer.isStale) };
}

/** The entries of an answer that is a list, or has it as its `content`. */
export function entriesIn<Entry>(data: unknown): readonly Entry[] | undefined {
  const answer = data as readonly Entry[] | { content: readonly Entry[] } | undefined;
  return answer && ("content" in answer ? answer.content : answer);
}
