import { z } from "zod";
import { features } from "./features.ts";
import { footer, namedFooter } from "./footer.ts";
import { fieldPreset } from "./field-preset.ts";
import { form } from "./form.ts";
import { currentFormat } from "./format.ts";
import { gatewayAdapter } from "./gateway-adapter.ts";
import { header } from "./header.ts";
import { hostName, languages, logo, merchant } from "./identity.ts";
import { menu } from "./menu.ts";
import { places } from "./places.ts";
import { registration } from "./registration.ts";
import { route } from "./route.ts";
import { screen } from "./screen.ts";
import { theme } from "./theme.ts";
import { access } from "./vocabulary/access.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { rule } from "./vocabulary/rule.ts";

const flags = z
  .record(
    z.string().regex(/^[A-Z][A-Z0-9_]*$/, "Use capital letters, digits and underscores, starting with a letter."),
    z.boolean(),
  )
  .meta({ livery: { keys: "flag" }, description: "Feature flags by name (account §3, games §3)." });

/** The sections that may have their own file: `brands/<layer>/<section>.json`. */
export const sections = {
  theme,
  flags,
  header,
  footer,
  registration,
  gateway: gatewayAdapter,
  features,
  places,
  languages,
} as const;
/**
 * The collections: all entries in `<section>.json` or inline, or one entry each in `<folder>/<id>.json` where a folder
 * is named.
 */
export const collections = {
  routes: { item: route, folder: null, description: "Every address of the site." },
  screens: { item: screen, folder: "screens", description: "The screens." },
  forms: { item: form, folder: "forms", description: "The forms." },
  fields: { item: fieldPreset, folder: null, description: "Presets of fields: what fields of forms are made from." },
  footers: { item: namedFooter, folder: null, description: "Tab bars that routes name in place of the brand's." },
  menus: { item: menu, folder: null, description: "The popover menus." },
  rules: { item: rule, folder: null, description: "Named rules for values (account §5)." },
  access: { item: access, folder: null, description: "Named access rules (account §6, games §6)." },
} as const;

/** A brand after its layers are merged, which is complete. A single layer's file contains only what it changes. */
export const brand = z
  .strictObject({
    $schema: z.string().optional(),
    format: z
      .literal(currentFormat)
      .optional()
      .describe(
        "The format in which every file of this layer is written. Without it the layer counts as format 1; `livery migrate` brings it to the current one.",
      ),
    extends: z
      .string()
      .regex(
        /^(?:base|markets\/[a-z0-9-]+|[a-z0-9-]+)$/,
        'Write "base", a market such as "markets/ph", or the id of a brand.',
      )
      .optional()
      .describe('The layer below: "base", "markets/<market>" or another brand. Without it: base.'),
    name: z.string().min(1).max(40).describe("The brand's display name."),
    market: z
      .string()
      .regex(/^[a-z]{2}$/, 'Write two lowercase letters, for example "ph".')
      .describe("The market, an ISO 3166-1 code in lower case."),
    hosts: z
      .array(hostName)
      .min(1)
      .describe(
        "Host names the brand answers to. No two brands share one. Search engines list pages at the first that is not of this machine (localhost).",
      ),
    merchant,
    logo,
    ...sections,
    routes: collectionOf(route, collections.routes.description, "route"),
    screens: collectionOf(screen, collections.screens.description, "screen"),
    forms: collectionOf(form, collections.forms.description, "form"),
    fields: collectionOf(fieldPreset, collections.fields.description, "field-preset").optional(),
    footers: collectionOf(namedFooter, collections.footers.description, "footer").optional(),
    menus: collectionOf(menu, collections.menus.description, "menu"),
    rules: collectionOf(rule, collections.rules.description, "rule"),
    access: collectionOf(access, collections.access.description, "access"),
  })
  .describe("A brand.");
export type Brand = z.infer<typeof brand>;
