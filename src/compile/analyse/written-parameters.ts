import type { Endpoint } from "#gateway/endpoint.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/**
 * The parameters a descriptor may give a call, and those it must give. The site adds the language and the idempotency
 * key itself.
 */
export const parametersOf = memoizeByIdentity(({ input, idempotencyKey = "language" }: Endpoint) => {
  const { language: _added, [idempotencyKey]: _key, ...shape } = input.shape as Record<string, Endpoint["output"]>;
  return { shape, required: Object.keys(shape).filter((key) => !shape[key]?.safeParse(undefined).success) };
});
