import { z } from "zod";

/** An origin: an address without a path. */
export const httpsOrigin = z
  .string()
  .regex(
    /^https:\/\/[A-Za-z0-9.-]+(:\d+)?$/,
    'Write an https address without a path, for example "https://games.example".',
  )
  .describe("An https address without a path.");

/** An external address. Only https, so that it cannot execute code in the page or travel unencrypted. */
export const httpsUrl = z
  .string()
  .regex(
    /^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s"'<>\\]*)?$/,
    'Write an https address, for example "https://www.example.com/terms".',
  )
  .describe("An https address.");

/** An address to which paths are appended. */
export const httpsBase = z
  .string()
  .regex(
    /^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s"'<>\\?#]*)?$/,
    'Write "sandbox", or an https address without a question mark and a hash, to which paths are appended, for example "https://platform.example/v2".',
  )
  .describe("An https address without a query and a fragment.");
