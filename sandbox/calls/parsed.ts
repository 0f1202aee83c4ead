import { z } from "zod";
import { PlatformError } from "./platform-error.ts";

/** What a request of no call of the contract sends. Throws a PlatformError that says what is wrong with it. */
export function parsed<T>(schema: z.ZodType<T>, sent: unknown): T {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  throw new PlatformError("request.invalid", z.prettifyError(result.error).replaceAll("\n", " "));
}
