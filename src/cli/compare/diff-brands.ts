import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Tab } from "#descriptor/footer.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAt } from "#kernel/pointer.ts";
import { entranceOf } from "#conditions/audience.ts";
import { areas, type Change } from "./change.ts";
import { movedKeys } from "./moved-keys.ts";
import { areaOf, collectionAt, holdsPlacements, isWhole, type Steps } from "./parts.ts";
import { withMovedWidgets } from "./moved-widgets.ts";
import { same } from "./same.ts";
import { wordChanges } from "./word-changes.ts";

/** The differences between two brands that a visitor can notice, by area. The caller words them. */
export function diffBrands(before: CompiledBrand, after: CompiledBrand): Change[] {
  const changes: Change[] = [];
  const sections = new Set([...Object.keys(before.brand), ...Object.keys(after.brand)]);
  for (const section of sections) {
    if (areaOf([section]))
      compare(
        (before.brand as Record<string, unknown>)[section],
        (after.brand as Record<string, unknown>)[section],
        [section],
        changes,
      );
  }
  const all = [...withMovedWidgets(changes, compare), ...entranceChanges(before, after), ...wordChanges(before, after)];
  return all.sort((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area));
}

function compare(before: unknown, after: unknown, steps: Steps, changes: Change[]): void {
  if (isEntrance(steps) || same(before, after, true)) return;
  const collection = collectionAt(steps);
  if (collection) compareEntries(entriesOf(before), entriesOf(after), steps, collection, changes);
  else if (isToken(before) || isToken(after)) compare(tokenValue(before), tokenValue(after), steps, changes);
  else if (isObject(before) && isObject(after) && !isWhole(steps))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], [...steps, key], changes);
  else if (!same(before, after)) changes.push(changeOf(steps, before, after));
}

type Entries = Readonly<Record<string, unknown>>;

function compareEntries(
  before: Entries,
  after: Entries,
  steps: Steps,
  order: "ordered" | "unordered",
  changes: Change[],
): void {
  const keys = Object.keys(after);
  const follows = (key: string) => (order === "ordered" ? { follows: keys[keys.indexOf(key) - 1] ?? null } : {});
  const isOther = (key: string) => holdsPlacements(steps) && widgetOf(before[key]) !== widgetOf(after[key]);
  const moved = order === "ordered" ? movedKeys(Object.keys(before), keys) : new Set<string>();
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key) || isOther(key)) changes.push(changeOf([...steps, key], before[key], undefined));
  for (const key of keys) {
    if (!Object.hasOwn(before, key) || isOther(key))
      changes.push({ ...changeOf([...steps, key], undefined, after[key]), ...follows(key) });
    else {
      if (moved.has(key))
        changes.push({
          area: areaOf(steps) ?? "brand",
          kind: "moved",
          pointer: pointerOf([...steps, key]),
          after: after[key],
          ...follows(key),
        });
      compare(before[key], after[key], [...steps, key], changes);
    }
  }
}

function changeOf(steps: Steps, before: unknown, after: unknown): Change {
  const kind = before === undefined ? "gained" : after === undefined ? "lost" : "changed";
  return {
    area: areaOf(steps) ?? "brand",
    kind,
    pointer: pointerOf(steps),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

function entriesOf(value: unknown): Entries {
  return isObject(value) ? value : {};
}

function widgetOf(placement: unknown): unknown {
  return isObject(placement) ? placement["widget"] : undefined;
}

/** A design token counts as its value: its description is for operators. */
function isToken(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, "$value");
}

function tokenValue(value: unknown): unknown {
  return isObject(value) && Object.hasOwn(value, "$value") ? value["$value"] : value;
}

/** Access rules have names of their own: only the visitors they admit are compared. */
function isEntrance(steps: Steps): boolean {
  const [section, , third, fourth] = steps;
  return (
    (section === "routes" && steps.length === 3 && (third === "access" || third === "enter" || third === "query")) ||
    (section === "footer" && steps.length === 4 && fourth === "access") ||
    (section === "footers" && steps.length === 5 && steps[4] === "access")
  );
}

function entranceChanges(before: CompiledBrand, after: CompiledBrand): Change[] {
  const routes = Object.keys(after.brand.routes).flatMap((id) =>
    changedEntrance(before, after, ["routes", id], rulesOfRoute(before, id), rulesOfRoute(after, id)),
  );
  const tabs = tabsOf(after).flatMap((steps) =>
    changedEntrance(before, after, steps, rulesOfTab(before, steps), rulesOfTab(after, steps)),
  );
  return [...routes, ...tabs];
}

type Rules = Parameters<typeof entranceOf>[0];

function changedEntrance(
  before: CompiledBrand,
  after: CompiledBrand,
  steps: Steps,
  rulesBefore: Rules | undefined,
  rulesAfter: Rules | undefined,
): Change[] {
  if (!rulesBefore || !rulesAfter) return [];
  const entrance = {
    before: entranceOf(rulesBefore, before.brand.flags),
    after: entranceOf(rulesAfter, after.brand.flags),
  };
  if (same(rulesBefore.flat(), rulesAfter.flat()) && same(entrance.before, entrance.after)) return [];
  return [
    {
      area: areaOf(steps) ?? "routes",
      kind: "changed",
      pointer: pointerOf([...steps, "access"]),
      before: rulesBefore.flat(),
      after: rulesAfter.flat(),
      entrance,
    },
  ];
}

function rulesOfRoute({ brand }: CompiledBrand, id: string): Rules | undefined {
  const route = brand.routes[id];
  return route && [brand.access[route.access ?? ""]?.enter ?? [], route.enter ?? []];
}

/** Where the tabs of all tab bars are. */
function tabsOf({ brand: { footer, footers = {} } }: CompiledBrand): Steps[] {
  return [
    ...Object.keys(footer.tabs).map((id) => ["footer", "tabs", id]),
    ...Object.entries(footers).flatMap(([bar, { tabs }]) =>
      Object.keys(tabs).map((id) => ["footers", bar, "tabs", id]),
    ),
  ];
}

function rulesOfTab({ brand }: CompiledBrand, steps: Steps): Rules | undefined {
  const tab = valueAt(brand, pointerOf(steps)) as Tab | undefined;
  return tab && [tab.access === undefined ? [] : (brand.access[tab.access]?.enter ?? [])];
}
