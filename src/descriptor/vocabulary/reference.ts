import { z } from "zod";
import type { FieldType } from "#gateway/field-types.ts";

/**
 * A reference is a string that names something declared elsewhere. zod cannot see whether the target exists; the schema
 * only marks the kind of the named thing, and `src/compile` checks the target, collects what a page needs, and suggests
 * a similar name.
 */
export type ReferenceKind =
  | "text"
  | "route"
  | "screen"
  | "form"
  | "field-preset"
  | "footer"
  | "menu"
  | "flag"
  | "icon"
  | "rule"
  | "access"
  | "asset"
  | "call"
  | "query"
  | "filter"
  | "shown-filter"
  | "data"
  | "sheet"
  | "input"
  | "watch"
  | "form-field"
  | "section-field"
  | "action"
  | "condition";

/** What the keys of a map name. */
export type KeyKind =
  | "text"
  | "route"
  | "screen"
  | "form"
  | "field-preset"
  | "footer"
  | "menu"
  | "flag"
  | "rule"
  | "access"
  | "call"
  | "sheet"
  | "form-field"
  | "registration-field";

/**
 * What `.meta()` carries on schemas that the compiler and editors look at. `entity`: what a source must list (see the
 * gateway). `keys`: what the keys of a map name.
 */
export interface LiveryMeta {
  reference?: ReferenceKind;
  entity?: string;
  /**
   * What a call must answer, where any entity will do: `list`, many of them; `entity`, one; `text`; an object with
   * these fields. `anything`: it is made for what it does.
   */
  answers?: "list" | "entity" | "text" | "anything" | readonly string[];
  keys?: KeyKind;
  /** Its text may have placeholders, whose `values` are beside it: what a screen knows, or what a form does. */
  valued?: "screen" | "form";
  /** The key, beside the map, of the source whose fields its entries are: cells. */
  cells?: string;
  /** Names an enumeration of the contract by entity and field. */
  enumeration?: true;
  /**
   * The key, beside the value or above it, of the source whose field it names; `row`: the row in scope; `answer`: what
   * a call answered, for what follows its success.
   */
  field?: string;
  /** The types that this field has; any when absent. */
  types?: readonly FieldType[];
  /** Whether this field tells entries apart. */
  identifies?: true;
  /** A word that may be written instead, which the compiler resolves before anything else reads it. */
  short?: string;
}

/** A string of a given form that names something of the given kind. */
export function referenceTo(kind: ReferenceKind, pattern: RegExp, description: string): z.ZodString {
  return z
    .string()
    .regex(pattern, description)
    .meta({ livery: { reference: kind } satisfies LiveryMeta, description });
}

/** Ids of routes, screens, forms, menus and placements: letters and digits, camelCase or kebab-case, a letter first. */
export const idPattern = /^[a-z][A-Za-z0-9-]*$/;
/** What an id may contain, for the person who wrote another. */
export const idWords = "Use letters, digits and hyphens, starting with a lowercase letter.";

/** A key of the text packs: `login.username`, `in_please_wait`. */
export const textKey = referenceTo(
  "text",
  /^[A-Za-z][A-Za-z0-9_.-]*$/,
  "A text key of the text packs. Descriptors never contain the text itself.",
);
/** The id of a route. */
export const routeId = referenceTo("route", idPattern, "The id of a route in `routes`; never a path.");
export const screenId = referenceTo("screen", idPattern, "The id of a screen in `screens`.");
export const formId = referenceTo("form", idPattern, "The id of a form in `forms`.");
export const fieldPresetId = referenceTo("field-preset", idPattern, "The id of a field preset in `fields`.");
export const footerId = referenceTo("footer", idPattern, "The id of a tab bar in `footers`.");
export const menuId = referenceTo("menu", idPattern, "The id of a menu in `menus`.");
export const dataId = referenceTo("data", idPattern, "Named data of this screen, by its id in `data`.");
export const sheetId = referenceTo("sheet", idPattern, "The id of a sheet in `sheets` of this screen.");
export const ruleId = referenceTo("rule", idPattern, "The name of a rule in `rules`.");
export const accessId = referenceTo("access", idPattern, "The id of an access rule in `access`.");
export const flagName = referenceTo("flag", /^[A-Z][A-Z0-9_]*$/, "The name of a feature flag in `flags`.");
export const assetPath = referenceTo("asset", /^assets\/[A-Za-z0-9._-]+$/, "A file of the brand's `assets/` folder.");
