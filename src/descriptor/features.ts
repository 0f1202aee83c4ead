import { z } from "zod";
import { phoneAuth } from "./phone-auth.ts";
import { service } from "./service.ts";

export const features = z
  .strictObject({
    swipeBack: z
      .boolean()
      .default(true)
      .describe("Whether a horizontal swipe is detected as going back (account §2.2)."),
    remoteFlags: z
      .array(z.string().meta({ livery: { reference: "flag" }, description: "The name of a feature flag." }))
      .default([])
      .describe("Flags that the platform's start-up configuration may switch."),
    announcementGroup: z
      .string()
      .regex(/^[a-z_]+$/, 'Use lowercase letters and underscores, for example "m_home".')
      .default("m_home")
      .describe("The group of announcements that home requests (games §9)."),
    timeZone: z
      .string()
      .regex(/^[A-Za-z_]+(?:\/[A-Za-z_]+)*$/, 'Write a time zone of the IANA list, for example "Asia/Manila".')
      .default("UTC")
      .describe(
        "IANA time zone of the merchant, for example Asia/Manila: match and draw times are written in it, and the days of records begin and end in it.",
      ),
    minimumAge: z
      .int()
      .min(16)
      .max(25)
      .default(18)
      .describe("The age from which people may play in the market: 21 is shown as 21+ at the foot of screens."),
    phoneAuth: phoneAuth.optional(),
    service: service.default({ cipher: "des-ecb", encoding: "hex" }),
    downloads: z.boolean().default(true).describe("Whether the app download button and popup are offered (games §2)."),
    offline: z
      .boolean()
      .default(true)
      .describe(
        "Whether phones cache the site's code and pictures, show the brand's own offline page without a connection, and offer new versions (a service worker; decision 028). When false, an installed one removes its caches and itself.",
      ),
  })
  .describe("Features of the engine that a brand may switch.");
export type Features = z.infer<typeof features>;
