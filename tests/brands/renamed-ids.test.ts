import { expect, test } from "vitest";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { Brand } from "#descriptor/brand.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { contract } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { callsIn, idsOf, renaming, renamingAll, sections, setting, withOldIds, type IdPath } from "./ids/base-ids.ts";
import { changedBrands, plain, said, type ChangedBrand } from "./ids/changed-brands.ts";
import { drawn, missingParts, siteOf } from "./ids/drawn-pages.tsx";

/** Some of these draw a hundred pages, on machines that do other things meanwhile. */
const MINUTES = 600_000;

const { brand } = plain;
const routes = Object.keys(brand.routes);
const ids = idsOf(brand);

/** Every page of the brand that changes nothing. */
const originals = new Map<string, string>();
for (const route of routes) originals.set(route, await drawn(plain, route));
const original = (route: string) => required(originals.get(withOldIds(route)), route);

const entries = (now: Brand) => [now.screens, now.forms, now.rules] as const;
const before = entries(brand).map(
  (section) => new Map(Object.entries(section).map(([id, entry]) => [id, JSON.stringify(entry)])),
);
const settingsBefore = JSON.stringify(brand.registration);
const siteBefore = JSON.stringify(siteOf(plain));

/** The routes whose pages are drawn from other entries than before; of those with the same screen, the first. */
function affected({ brand: now, uses }: CompiledBrand): string[] {
  const [screens, forms, rules] = entries(now).map(
    (section, index) =>
      new Set(Object.keys(section).filter((id) => JSON.stringify(section[id]) !== before[index]?.get(id))),
  ) as [Set<string>, Set<string>, Set<string>];
  const isReconfigured = JSON.stringify(now.registration) !== settingsBefore;
  const named = Object.entries(now.routes).filter(
    ([route, { screen, versions = [] }]) =>
      !originals.has(route) ||
      [screen, ...versions.map((version) => version.screen)].some((one) => screens.has(one)) ||
      uses[route]?.forms.some((id) => forms.has(id) || (isReconfigured && now.forms[id]?.settings !== undefined)) ||
      uses[route]?.rules.some((id) => rules.has(id)),
  );
  return [...new Map(named.toReversed().map(([route, { screen }]) => [screen, route])).values()];
}

/** Home and the sign-in page, where what every page has is different. */
function framed(compiled: CompiledBrand): string[] {
  const { home, signIn } = compiled.brand.places;
  return JSON.stringify(siteOf(compiled)) === siteBefore ? [] : [home, signIn];
}

/**
 * Findings that neither name what they are about nor are at its own place, or have no place. What a review is missed
 * for is the money that moves unseen, not its name: such a finding is at the null that removes it.
 */
function vagueIn({ errors }: ChangedBrand, path: IdPath): string[] {
  const isAbout = ({ message, hint, pointer }: Diagnostic) =>
    `${message} ${hint}`.includes(path.at(-1) ?? "") || pointer === pointerOf(path);
  return errors.filter((one) => !isAbout(one) || one.line < 1).map(({ message }) => message);
}

/** The changes that leave a page that throws, or is not right, each with what is wrong. */
async function wrongAfter(
  paths: readonly IdPath[],
  brands: readonly ChangedBrand[],
  pagesOf: (compiled: CompiledBrand) => readonly string[],
  isRight: (html: string, route: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, path] of paths.entries()) {
    const changed = required(brands[index], pointerOf(path));
    const found = vagueIn(changed, path);
    for (const route of changed.compiled ? pagesOf(changed.compiled) : [])
      if (!isRight(await drawn(required(changed.compiled, route), route), route)) found.push(`the page ${route}`);
    wrong.push(...found.map((one) => `${pointerOf(path)}: ${one}`));
  }
  return wrong;
}

/** Fields that a rule compares others with: when one has another id, the check says that the rule names no field. */
const compared = new Set(Object.values(brand.rules).flatMap(({ equals, differsFrom }) => [equals, differsFrom]));
const isCompared = (path: IdPath) => ids["fields"]?.includes(path) === true && compared.has(path.at(-1));

test.each(Object.keys(ids))(
  "with each of the %s renamed in turn, the pages that name it are the same",
  async (kind) => {
    const paths = required(ids[kind], kind);
    const brands = changedBrands(paths.map((path) => renaming(said, path)));
    expect(paths.filter((path, index) => !brands[index]?.compiled && !isCompared(path))).toEqual([]);
    const isSame = (html: string, route: string) => withOldIds(html) === original(route);
    // What nothing refers to is drawn below, with every id of a page renamed.
    const pagesOf = sections.includes(kind) ? affected : () => [];
    expect(await wrongAfter(paths, brands, pagesOf, isSame)).toEqual([]);
  },
  MINUTES,
);

test(
  "with all of them renamed, no two alike, every page is the same",
  async () => {
    const all = Object.values(ids).flat();
    expect(all.length).toBeGreaterThan(300);
    const [changed] = changedBrands([
      renamingAll(
        said,
        all.filter((path) => !isCompared(path)),
      ),
    ]);
    expect(changed?.errors).toEqual([]);
    const compiled = required(changed?.compiled, "The renamed brand");
    for (const route of Object.keys(compiled.brand.routes)) {
      expect(routes).not.toContain(route);
      expect(withOldIds(await drawn(compiled, route))).toBe(original(route));
    }
  },
  MINUTES,
);

/** What can be removed also has names that a brand cannot choose: those of the engine's places and of the platform. */
const dropped: Readonly<Record<string, readonly IdPath[]>> = {
  ...ids,
  places: Object.keys(brand.places).map((place) => ["places", place]),
  flags: Object.keys(brand.flags).map((flag) => ["flags", flag]),
  settings: Object.keys(brand.registration.fields).map((parameter) => ["registration", "fields", parameter]),
};

test.each(Object.keys(dropped))(
  "without each of the %s in turn, the site works or the check says what is missing",
  async (kind) => {
    const paths = required(dropped[kind], kind);
    const isWhole = (html: string, route: string) =>
      html.includes("<main") && missingParts(html) <= missingParts(original(route));
    const pagesOf = (compiled: CompiledBrand) => new Set([...affected(compiled), ...framed(compiled)]);
    const brands = changedBrands(paths.map((path) => setting(path, null)));
    expect(await wrongAfter(paths, brands, (compiled) => [...pagesOf(compiled)], isWhole)).toEqual([]);
  },
  MINUTES,
);

test("where a call that base names does not exist, the check says so", () => {
  const calls = callsIn(brand);
  expect(calls.length).toBeGreaterThan(30);
  const brands = changedBrands(calls.map((path) => setting(path, "noSuchCall")));
  expect(calls.filter((_, index) => !brands[index]?.errors.some(({ rule }) => rule === "unknown-source"))).toEqual([]);
  expect(Object.keys(contract)).not.toContain("noSuchCall");
});

test(
  "no page throws if no other route exists",
  async () => {
    const site = siteOf(plain);
    for (const route of routes) {
      const only = { ...site, routes: { [route]: required(site.routes[route], route) } };
      expect(await drawn(plain, route, only)).toContain("<main");
    }
  },
  MINUTES,
);
