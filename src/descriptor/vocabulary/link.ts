import { z } from "zod";

/** An origin: an address without a path. */
export const httpsOrigin = z
  .string()
  .regex(/^https:\/\/[A-Za-z0-9.-]+(:\d+)?$/)
  .describe("An https address without a path.");

/** An external address. Only https, so that it cannot execute code in the page or travel unencrypted. */
export const httpsUrl = z
  .string()
  .regex(/^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s"'<>\\]*)?$/)
  .describe("An https address.");
