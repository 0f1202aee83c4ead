import { useCall } from "#data/client/use-call.ts";
import { usePage } from "#data/page/site.ts";
import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import { required } from "#kernel/assert.ts";
import { useSource } from "./use-source.ts";

/** The answer of named data of the shown screen; undefined before it has come, and where it cannot be loaded. */
export function useNamedData(id: string): Readonly<Record<string, unknown>> | undefined {
  const { data: sources = {} } = usePage().screen;
  const { call, input, ready } = useSource(required<BoundSource>(sources[id], `The data "${id}"`));
  return useCall(call, input as never, { enabled: ready }).data as unknown as Record<string, unknown> | undefined;
}
