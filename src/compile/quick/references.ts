import type { LanguageCode } from "#descriptor/identity.ts";
import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { pictureProblem } from "../checks/asset-size/picture-problem.ts";
import { Acceptance, type Surroundings } from "./accept.ts";
import type { Delta } from "./delta.ts";
import type { SourceUse } from "./gathered.ts";
import { namedSections, type Ground, type NamedKind } from "./ground.ts";
import { quickTable } from "./quick-table.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/** Whether a name names something that the layer or one below has. */
export function isKnown({ kind, name }: { kind: ReferenceKind; name: string }, delta: Delta, ground: Ground): boolean {
  switch (kind) {
    case "call":
      return quickTable.calls.has(name);
    case "asset":
      return isSoundPicture(name, delta, ground);
    case "route":
    case "screen":
    case "form":
    case "menu":
    case "flag":
    case "rule":
    case "access":
      return isNamed(kind, name, delta, ground);
    default:
      return true;
  }
}

function isNamed(kind: NamedKind, name: string, delta: Delta, ground: Ground): boolean {
  if (ground.names[kind].has(name)) return true;
  const own = delta.value[namedSections[kind]];
  return isObject(own) && Object.hasOwn(own, name);
}

/** Whether a key has words in some language. */
export function hasWords(key: string, { packs }: Delta, { textKeys, pluralStems }: Ground): boolean {
  if (textKeys.has(key) || pluralStems.has(key)) return true;
  for (const language in packs) if (Object.hasOwn(packs[language as LanguageCode] ?? {}, key)) return true;
  return false;
}

function isSoundPicture(name: string, delta: Delta, ground: Ground): boolean {
  const picture = delta.assets[name] ?? ground.assets[name];
  return picture !== undefined && pictureProblem(picture) === undefined;
}

const nowhere: Surroundings = {
  widgets: quickTable.widgets,
  screens: undefined,
  tab: undefined,
  audienceOf: () => undefined,
};

/** Whether a call lists what is shown and gets parameters that it takes. */
export function isWellCalled({ call, parameters = {}, entity }: SourceUse): boolean {
  const known = quickTable.calls.get(call);
  if (known === undefined || (entity !== undefined && known.lists !== entity) || !isObject(parameters)) return false;
  for (const name in parameters) {
    const shape = known.parameters.get(name);
    if (shape === undefined || !new Acceptance(nowhere).accepts(shape, parameters[name] as Json, undefined))
      return false;
  }
  return entity === undefined || known.required.every((name) => name in parameters);
}

const withWords = new WeakMap<Ground, Map<string, boolean>>();

/** Whether the words that a widget brings along are there. */
export function hasItsWords(widget: string, ground: Ground): boolean {
  const known = withWords.get(ground) ?? new Map<string, boolean>();
  withWords.set(ground, known);
  let answer = known.get(widget);
  if (answer === undefined) {
    const keys = [...ground.textKeys];
    answer = (quickTable.widgets.get(widget)?.texts ?? []).every((key) =>
      key.endsWith("*")
        ? keys.some((one) => one.startsWith(key.slice(0, -1)))
        : ground.textKeys.has(key) || ground.textKeys.has(`${key}_other`),
    );
    known.set(widget, answer);
  }
  return answer;
}

/**
 * No two routes have one address, and every screen is shown by a route. A layer that moves an inherited route, or says
 * anew who may enter it, is looked at closely.
 */
export function areRoutesSound({ value }: Delta, ground: Ground): boolean {
  const { addresses, screens, access } = routeFacts(ground);
  const own = new Set<string>();
  const shown = new Set<string>();
  const routes = (value["routes"] ?? {}) as Record<
    string,
    { path?: string; aliases?: string[]; screen?: string; access?: string; enter?: Json }
  >;
  for (const id of Object.keys(routes)) {
    const route = routes[id] ?? {};
    if (route.enter !== undefined || (route.access !== undefined && !access.has(route.access))) return false;
    if (ground.names.route.has(id)) {
      if (
        route.path !== undefined ||
        route.aliases !== undefined ||
        route.screen !== undefined ||
        route.access !== undefined
      )
        return false;
      continue;
    }
    for (const address of [route.path as string, ...(route.aliases ?? [])]) {
      if (own.has(address) || addresses.has(address)) return false;
      own.add(address);
    }
    shown.add(route.screen as string);
  }
  return Object.keys((value["screens"] ?? {}) as JsonObject).every((id) => screens.has(id) || shown.has(id));
}

const routeFacts = memoizeByIdentity(findRouteFacts);

/** What the routes below take: addresses, screens, and the access rules that let somebody in. */
function findRouteFacts({ value }: Ground) {
  const routes = Object.values(
    (value["routes"] ?? {}) as Record<string, { path: string; aliases?: string[]; screen: string; access?: string }>,
  );
  return {
    addresses: new Set(routes.flatMap(({ path, aliases = [] }) => [path, ...aliases])),
    screens: new Set(routes.map(({ screen }) => screen)),
    access: new Set(routes.map(({ access = "everyone" }) => access)),
  };
}
