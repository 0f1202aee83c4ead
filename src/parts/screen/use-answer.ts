import { isOfMember, useCall, type CallOptions } from "#data/client/use-call.ts";
import type { CallName } from "#gateway/contract.ts";
import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import { useSource, withSource } from "./use-source.ts";

/** What a source answers. `isStale`: it is the answer to an earlier request. */
export function useAnswer(source: BoundSource) {
  const asked = useSource(source);
  const { data, error, refetch, isPlaceholderData } = useCall(asked.call, asked.input as never, {
    enabled: asked.ready,
    ...freshness(asked.call),
  });
  // The figures of some answers are in a part of their own (games §3).
  const { footer = data } = (data ?? {}) as { footer?: unknown };
  return withSource(asked, { data: footer, error, refetch, isStale: isPlaceholderData });
}

/** What belongs to a member is refetched whenever it is opened: it may have changed elsewhere, and sums go with lists. */
export function freshness(call: CallName): Pick<CallOptions, "staleTime"> {
  return isOfMember(call) ? { staleTime: 0 } : {};
}
