import { useCall } from "#data/client/use-call.ts";
import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import { freshness, shownEntries, useSource, withSource } from "./use-source.ts";

/** A whole list: the answer itself, or its `content`. Undefined while it has not come. */
export function useWholeList<Entry>(source: BoundSource) {
  const asked = useSource(source);
  const { data, error, refetch, isPlaceholderData } = useCall(asked.call, asked.input as never, {
    enabled: asked.ready,
    ...freshness(asked.call),
  });
  return withSource(asked, {
    data: shownEntries(entriesIn<Entry>(data), isPlaceholderData),
    error,
    refetch,
    isStale: isPlaceholderData,
  });
}

/** The entries of an answer that is a list, or has it as its `content`. */
export function entriesIn<Entry>(data: unknown): readonly Entry[] | undefined {
  const answer = data as readonly Entry[] | { content: readonly Entry[] } | undefined;
  return answer && ("content" in answer ? answer.content : answer);
}
