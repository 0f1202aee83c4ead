import type { Brand } from "#descriptor/brand.ts";
import type { ScreenUse } from "#descriptor/compiled-brand.ts";
import { iconsOfFields, textsOfFields } from "#descriptor/field-texts.ts";
import { frameUse } from "#descriptor/frame.ts";
import { widgetDescriptions, type WidgetType } from "#descriptor/widgets/index.ts";
import { callNamed } from "../analyse/screen-values.ts";
import { knownParameters } from "./known-parameters.ts";
import type { TextKeys } from "../layer/text-keys.ts";
import type { PlacementUse, Reference, Walk } from "../validate/walk.ts";
import { screensOf } from "../analyse/screens-of.ts";

/** What the parts of a brand refer to. */
export interface Links {
  /** By route id. */
  routes: Record<string, ScreenUse>;
  frame: ScreenUse;
}

/** Sections that every page carries. */
const frameSections: ReadonlySet<string | number | undefined> = new Set([
  "header",
  "footer",
  "footers",
  "menus",
  "access",
  "logo",
]);

/** Collects what each route and the frame use: widgets, texts, icons, forms, rules and calls, including what those use. */
export function linkBrand(brand: Brand, walk: Walk, keys: TextKeys): Links {
  const parts = groupByPart(walk);
  const words = (key: string) => keys.namedBy(key);
  const settings = new Set(
    Object.entries(brand.forms).flatMap(([id, form]) => (form.settings === undefined ? [] : [id])),
  );
  const useOf = (names: readonly string[], extra: readonly string[] = []): ScreenUse =>
    closed(
      names.flatMap((name) => parts.get(name) ?? []),
      { parts, settings, words, forms: brand.forms },
      extra,
    );
  const entering = walk.references.filter(({ path }) => path[0] === "routes" && path[2] === "enter");
  parts.set("entering", [
    ...entering,
    ...[...parts].filter(([name]) => frameSections.has(name.split("/")[0])).flatMap(([, uses]) => uses),
  ]);
  const frame = useOf(["entering"], frameUse.texts);
  const routes = Object.entries(brand.routes).map(([id, route]): [string, ScreenUse] => {
    const parameters = knownParameters(brand, walk, route);
    const use = useOf(
      screensOf(route).map((screen) => `screens/${screen}`),
      route.title === undefined ? [] : [route.title],
    );
    return [id, { ...use, ...(parameters && { parameters }) }];
  });
  return {
    routes: Object.fromEntries(routes),
    frame: { ...frame, icons: sorted([...frame.icons, ...frameUse.icons]) },
  };
}

type Use = Reference | PlacementUse;
type Parts = Map<string, Use[]>;

/** Findings of the walk by the part of the brand that contains them: "screens/home", "forms/login", "header/home". */
function groupByPart(walk: Walk): Parts {
  const parts: Parts = new Map();
  for (const use of [...walk.references, ...walk.placements]) {
    const name = `${use.path[0]}/${use.path[1]}`;
    const group = parts.get(name);
    if (group) group.push(use);
    else parts.set(name, [use]);
  }
  return parts;
}

/**
 * What is needed to follow a reference. `settings`: forms whose fields, rules and notes registration settings decide.
 */
interface Followed {
  parts: Parts;
  settings: ReadonlySet<string>;
  forms: Brand["forms"];
  words(key: string): readonly string[];
}

function closed(
  start: readonly Use[],
  { parts, settings, forms, words }: Followed,
  extra: readonly string[],
): ScreenUse {
  const found = {
    widgets: new Set<string>(),
    texts: new Set<string>(extra.flatMap(words)),
    icons: new Set<string>(),
    forms: new Set<string>(),
    rules: new Set<string>(),
    calls: new Set<string>(),
  };
  const waiting = [...start];
  const follow = (folder: "forms" | "rules", name: string) => {
    if (found[folder].has(name)) return;
    found[folder].add(name);
    waiting.push(
      ...(parts.get(`${folder}/${name}`) ?? []),
      ...(folder === "forms" && settings.has(name) ? (parts.get("registration/fields") ?? []) : []),
    );
  };
  for (let use = waiting.pop(); use; use = waiting.pop()) {
    if ("widget" in use) addWidget(use.widget, found, words);
    else if (use.kind === "text") for (const key of words(use.name)) found.texts.add(key);
    else if (use.kind === "icon") found.icons.add(use.name);
    else if (use.kind === "call") for (const name of withSeeded(use.name)) found.calls.add(name);
    else if (use.kind === "form") {
      follow("forms", use.name);
      for (const key of textsOfFields(forms[use.name]?.fields).flatMap(words)) found.texts.add(key);
      for (const name of iconsOfFields(forms[use.name]?.fields)) found.icons.add(name);
    } else if (use.kind === "rule") follow("rules", use.name);
  }
  return {
    widgets: sorted(found.widgets) as WidgetType[],
    texts: sorted(found.texts),
    icons: sorted(found.icons),
    forms: sorted(found.forms),
    rules: sorted(found.rules),
    calls: sorted(found.calls),
  };
}

/** A call, and the one whose answer its own is, too: that is stored before a page makes it. */
function withSeeded(name: string): string[] {
  const seeds = callNamed(name)?.seeds;
  return seeds === undefined ? [name] : [name, seeds];
}

function addWidget(
  type: WidgetType,
  found: Record<"widgets" | "texts" | "icons" | "calls", Set<string>>,
  words: (key: string) => readonly string[],
): void {
  if (found.widgets.has(type)) return;
  found.widgets.add(type);
  const description = widgetDescriptions[type];
  for (const key of description.texts) for (const word of words(key)) found.texts.add(word);
  for (const name of "icons" in description ? description.icons : []) found.icons.add(name);
  for (const name of "calls" in description ? (description.calls ?? []) : []) found.calls.add(name);
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}
