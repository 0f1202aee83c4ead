import type { Area } from "./change.ts";

/** Steps in a brand. */
export type Steps = readonly string[];

const areaOfSection: Readonly<Record<string, Area>> = {
  name: "brand",
  market: "brand",
  hosts: "brand",
  logo: "brand",
  theme: "look",
  languages: "languages",
  header: "header",
  footer: "footer",
  footers: "footer",
  menus: "menus",
  routes: "routes",
  screens: "screens",
  forms: "forms",
  rules: "forms",
  registration: "registration",
  flags: "flags",
  features: "features",
  merchant: "platform",
  gateway: "platform",
};

/** The area of a part of a brand; undefined for one that a visitor cannot notice by itself. */
export function areaOf([section = ""]: Steps): Area | undefined {
  return areaOfSection[section];
}

const unordered: ReadonlySet<string> = new Set(["routes", "screens", "forms", "footers", "menus", "rules"]);

/** Maps with entries in order, by their section and their own name; "*" is any name between. */
const ordered: ReadonlySet<string> = new Set([
  "footer/tabs",
  "registration/fields",
  "footers/*/tabs",
  "menus/*/entries",
  "forms/*/fields",
]);

/** Maps with entries: "unordered" when their order is not visible. */
export function collectionAt(steps: Steps): "ordered" | "unordered" | undefined {
  const [section = "", , third] = steps;
  const last = steps.at(-1);
  if (steps.length === 1) return unordered.has(section) ? "unordered" : undefined;
  if (steps.length === 2) return ordered.has(steps.join("/")) ? "ordered" : undefined;
  if (steps.length === 3 && (ordered.has(`${section}/*/${third}`) || holdsPlacements(steps))) return "ordered";
  if (last === "links" && steps.at(-2) === "options") return "ordered";
  return holdsPlacements(steps) || (last === "slots" && section !== "forms") ? "ordered" : undefined;
}

/** Whether the entries at a place are widgets. */
export function holdsPlacements(steps: Steps): boolean {
  const [section] = steps;
  const last = steps.at(-1);
  if (section === "header" && steps.length === 3) return last === "start" || last === "centre" || last === "end";
  if (section !== "screens" && section !== "header") return false;
  return last === "body" && (steps.length === 3 || steps.at(-3) === "slots" || holdsPlacements(steps.slice(0, -2)));
}

const wholeKeys: ReadonlySet<string> = new Set([
  "when",
  "enter",
  "do",
  "source",
  "query",
  "back",
  "onTap",
  "messages",
  "with",
]);

/** Whether a value is reported as a whole, not key by key, unless it is an entry with such a name. */
export function isWhole(steps: Steps): boolean {
  return wholeKeys.has(steps.at(-1) ?? "") && collectionAt(steps.slice(0, -1)) === undefined;
}
