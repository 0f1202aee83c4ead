import { randomKey } from "./random-key.ts";

/** Idempotency keys: the same for the same values, until the platform has answered. */
export interface IdempotencyKeys {
  keyOf(values: unknown): string;
  answered(): void;
}

export function idempotencyKeys(): IdempotencyKeys {
  let last: { values: string; key: string } | undefined;
  return {
    keyOf(values) {
      const text = JSON.stringify(values, fileAsNamed);
      if (last?.values !== text) last = { values: text, key: randomKey() };
      return last.key;
    },
    answered() {
      last = undefined;
    },
  };
}

/** Two files are the same as far as a browser can tell: as JSON they would all be. */
function fileAsNamed(_key: string, value: unknown): unknown {
  return value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value;
}
