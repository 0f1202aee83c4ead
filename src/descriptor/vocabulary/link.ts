import { z } from "zod";

/** Where something comes from, without a path. */
export const httpsOrigin = z
  .string()
  .regex(/^https:\/\/[A-Za-z0-9.-]+(:\d+)?$/)
  .describe("An https address without a path.");

/** An address outside the site. Only https, so that nothing can run in the page and nothing travels in the clear. */
export const httpsUrl = z
  .string()
  .regex(/^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s"'<>\\]*)?$/)
  .describe("An https address.");
