import { symbols } from "pino";
import { expect, test } from "vitest";
import { logger } from "./logger.ts";

test("answers do not wait for the log, and what nobody reads does not fill memory", () => {
  expect((logger as unknown as Record<symbol, unknown>)[symbols.streamSym]).toMatchObject({
    sync: false,
    maxLength: 1 << 20,
  });
});
