import { languageCodes, languages as known } from "#gateway/languages.ts";
import { z } from "zod";
import { iconName } from "./vocabulary/icon.ts";
import { assetPath } from "./vocabulary/reference.ts";

/** The codes of the languages that base has a pack for. */
export const languageCode = z
  .enum(languageCodes)
  .describe(`Language code on the wire: ${languageCodes.map((code) => `${code} (${known[code].name})`).join(", ")}.`);
export type LanguageCode = z.infer<typeof languageCode>;

export const hostName = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/,
    "A host name in lower case, without port.",
  )
  .describe("A host name in lower case, without port.");
export const merchantCode = z
  .string()
  .regex(/^[a-z0-9]{3,32}$/, "Use 3 to 32 lowercase letters and digits.")
  .describe("The merchant's code on the platform.");

export const merchant = z
  .strictObject({
    code: merchantCode,
    trialCode: merchantCode.describe("The merchant code of trial accounts (account §1)."),
    promotions: z
      .strictObject({
        MISSION: z.boolean().optional().describe("Missions with their ranking."),
        REFERRAL: z.boolean().optional().describe("Bonuses for who invites friends."),
      })
      .optional()
      .describe(
        "Which promotions the merchant runs in the sandbox (games §3): all, unless one is false here. A platform of its own says it at start-up.",
      ),
  })
  .describe("The brand's identity on its platform.");

export const languages = z
  .strictObject({
    offered: z.array(languageCode).min(1).describe("Languages of the picker, in order."),
    default: languageCode.describe("The language of a visitor who has not chosen."),
  })
  .describe("Languages.");

export const logo = z
  .strictObject({
    mark: z
      .union([iconName, assetPath])
      .optional()
      .describe("A drawing next to the name: an icon of the engine, or an SVG file in the brand's assets/."),
    wordmark: z
      .string()
      .min(1)
      .max(24)
      .optional()
      .describe("The name as written in the logo; the brand's name when absent."),
    fill: z.enum(["ink", "accent", "gradient"]).default("ink").describe("The fill of the name."),
  })
  .describe("The logo.");
export type Logo = z.infer<typeof logo>;
