import { isOfMember, useCall } from "#data/client/use-call.ts";
import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import { useSource, withSource } from "./use-source.ts";

/**
 * What a source answers. `isStale`: it is the answer to an earlier request. What belongs to a member is refetched
 * whenever it is opened: it may have changed elsewhere, and sums go with lists.
 */
export function useAnswer(source: BoundSource) {
  const asked = useSource(source);
  const { data, error, refetch, isPlaceholderData } = useCall(asked.call, asked.input as never, {
    enabled: asked.ready,
    ...(isOfMember(asked.call) && { staleTime: 0 }),
  });
  return withSource(asked, { data: data as unknown, error, refetch, isStale: isPlaceholderData });
}
