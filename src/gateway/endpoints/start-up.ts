import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contact, downloadLink } from "../entities.ts";
import { currency, language } from "../values.ts";

export const startUp = endpoint({
  method: "GET",
  path: "/api/start-up",
  auth: "none",
  cacheSeconds: 5,
  description:
    "Remote configuration at start-up: info, location, maintenance and region restriction (account §2.2). Path and shape beyond those names are ours.",
  input: z.object({}),
  output: z.object({
    info: z.object({
      mobileTemplate: z.object({
        mem_cen: z.string().describe('"1" selects the new member centre.'),
        dep_func: z.string().describe('"1" selects the new deposit detail.'),
      }),
      flags: z
        .record(z.string(), z.boolean())
        .describe("Feature flags set by the platform; the brand lists those it accepts."),
      promotions: z
        .object({ MISSION: z.boolean(), REFERRAL: z.boolean() })
        .describe("Enabled promotion keys (games §3)."),
      dividendDisplay: z.boolean().describe("Whether dividends are shown to agents (games §2)."),
      menu: z
        .record(z.string(), z.boolean())
        .describe(
          "What the merchant's white-label menu setting allows, as whitelabel.menu of the settings (games §2), by the names in white-label-menu.ts.",
        ),
    }),
    location: z.object({
      country: z.string().describe("ISO 3166-1 code of the visitor's apparent country."),
      currency,
    }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    encryptionKey: z
      .object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string(), kid: z.string() })
      .describe("Public key (JWK) for encrypted bodies."),
    serverTime: z.iso
      .datetime()
      .describe("The platform's clock. Encrypted bodies carry it, because a phone's clock may be wrong."),
  }),
  errors: [],
});

export const settings = endpoint({
  method: "GET",
  path: "/api/settings",
  auth: "none",
  cacheSeconds: 60,
  description: "Consolidated settings (games §3): image CDNs, contacts, download resources, white-label menu.",
  input: z.object({
    module: z.literal("COMM3").default("COMM3").describe("The module id (account §3, games §3)."),
    platform: z.literal("mobile").default("mobile").describe("The platform of the configuration (account §3)."),
    language,
  }),
  output: z.object({
    imageCDNs: z
      .array(z.string())
      .describe("Base URLs for pictures, one chosen at random; empty: the platform itself (games §9)."),
    customerService: z.array(contact),
    resources: z.array(downloadLink),
    whitelabel: z.object({ menu: z.array(z.string()) }),
    mainDomain: z.string(),
  }),
  errors: [],
});

export const versionInfo = endpoint({
  method: "GET",
  path: "/api/version-info",
  auth: "none",
  cacheSeconds: 60,
  description:
    "Which calls the platform answers, and the app's resources (games §7 service/version info, which reads version.pathList and resources). What else it has is not specified. A client that was built for a newer contract can see what is not there yet.",
  input: z.object({}),
  output: z.object({
    version: z.object({
      pathList: z
        .array(z.string())
        .describe('Method and path of every call that it answers, such as "GET /api/start-up", in alphabetical order.'),
    }),
    resources: z.array(downloadLink).describe("As in the consolidated settings."),
  }),
  errors: [],
});

export const serviceLink = endpoint({
  method: "GET",
  path: "/api/service-link",
  auth: "optional",
  description: "The online customer service link (account §2.5, §7).",
  input: z.object({ language }),
  output: z.object({ url: z.url() }),
  errors: [],
});
