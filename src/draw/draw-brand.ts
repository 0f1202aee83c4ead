import type * as Draw from "#app/draw.tsx";
import type { PageFault } from "#compile/broken-pages.ts";
import type { Brand } from "#descriptor/brand.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { shortList } from "#kernel/english-list.ts";
import { culpritsIn } from "./culprits.ts";
import { pagesOf, type Page, type Slices } from "./pages.ts";
import { platformFor } from "./platform.ts";
import { sessionsOf, situations, whoSees, type Situation } from "./situations.ts";

export type Renderer = Pick<typeof Draw, "draw" | "platformOf">;
type Drawn = Exclude<Awaited<ReturnType<typeof Draw.draw>>, undefined>;

/** Something that is wrong with a drawn page. */
interface Flaw {
  kind: keyof typeof wordings;
  /** What was thrown; empty for the others. */
  exception: string;
}

/** A flaw, and where and for whom it occurs. */
interface Occurrence extends Flaw {
  page: Page;
  situation: Situation;
}

/** Draws every page of a brand in every situation, and returns what is wrong: each cause once. */
export async function drawnBrand(
  compiled: CompiledBrand,
  renderer: Renderer,
): Promise<{ faults: PageFault[]; drawings: number }> {
  const found: Occurrence[] = [];
  const pages = pagesOf(compiled);
  for (const page of pages)
    for (const situation of situations)
      for (const flaw of await flawsOf(renderer, page.slices, page.address, situation))
        found.push({ ...flaw, page, situation });
  return { faults: await faultsFrom(found, compiled, renderer), drawings: pages.length * situations.length };
}

async function flawsOf(
  { draw, platformOf }: Renderer,
  slices: Slices,
  address: string,
  situation: Situation,
): Promise<Flaw[]> {
  const drawn = await draw({
    slices,
    address,
    session: sessionsOf[situation.visitor],
    platform: platformFor(situation, platformOf),
    hydrated: situation.hydrated,
  });
  return drawn ? flawsIn(drawn) : [];
}

function flawsIn({ html, exceptions, later }: Drawn): Flaw[] {
  if (exceptions.length > 0) return [...new Set(exceptions)].map((exception) => ({ kind: "throws", exception }));
  if (isEmpty(html)) return [{ kind: "empty", exception: "" }];
  return later === undefined || later === html ? [] : [{ kind: "differs", exception: "" }];
}

/** Whether the page has neither words nor pictures, fields or placeholders between header and footer. */
function isEmpty(html: string): boolean {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]?.replaceAll(/<!--.*?-->/g, "") ?? "";
  return !/<(?:img|svg|canvas|iframe|input|button|span)\b/.test(main) && main.replaceAll(/<[^>]*>/g, "").trim() === "";
}

/** One fault for each cause: a widget, or the route of a page that fails as a whole. */
async function faultsFrom(
  found: readonly Occurrence[],
  { brand }: CompiledBrand,
  renderer: Renderer,
): Promise<PageFault[]> {
  const causes = new Map<string, { path: readonly string[]; occurrences: Occurrence[] }>();
  for (const occurrences of grouped(found, ({ page, ...flaw }) => [page.address, flaw.kind, flaw.exception])) {
    const first = occurrences[0] as Occurrence;
    const route = first.page.routes[0] ?? "";
    for (const path of await pathsTo(first, route, brand, renderer)) {
      const key = JSON.stringify([path, first.kind, first.exception]);
      causes.set(key, { path, occurrences: [...(causes.get(key)?.occurrences ?? []), ...occurrences] });
    }
  }
  return [...causes.values()].map(({ path, occurrences }) => ({ path, ...wordingOf(path, occurrences) }));
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = JSON.stringify(keyOf(one));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

async function pathsTo(
  { page, situation, kind, exception }: Occurrence,
  route: string,
  { routes }: Pick<Brand, "routes">,
  renderer: Renderer,
): Promise<readonly string[][]> {
  const hasFlaw = async (slices: Slices) =>
    (await flawsOf(renderer, slices, page.address, situation)).some(
      (one) => one.kind === kind && one.exception === exception,
    );
  const widgets =
    kind === "empty" ? [] : await culpritsIn(page.slices, required(routes[route], `The route "${route}"`), hasFlaw);
  return widgets.length > 0 ? widgets : [["routes", route]];
}

const wordings = {
  throws: {
    message: (what: string, exception: string) => `${what} cannot be drawn: ${exception}`,
    hint: "Look at its options, and at the forms, calls and routes that they name. If they are right, this is a bug of Livery: please report it with this message.",
  },
  empty: {
    message: (what: string) => `${what} is empty`,
    hint: "Add a widget that they see, or refuse them the route with an access rule.",
  },
  differs: {
    message: (what: string) => `${what} is drawn differently a minute later from the same answers`,
    hint: "Phones would draw it again after they have shown it. This is a bug of Livery: please report it with this message.",
  },
} as const;

function wordingOf(path: readonly string[], occurrences: readonly Occurrence[]): { message: string; hint: string } {
  const { kind, exception } = occurrences[0] as Occurrence;
  const what = path[0] === "routes" ? "This page" : `The widget "${path.at(-1)}"`;
  const routes = [...new Set(occurrences.flatMap(({ page }) => page.routes))];
  const { message, hint } = wordings[kind];
  const who = whoSees(occurrences.map(({ situation }) => situation));
  return { message: `${message(what, sentence(exception))} (${shortList(routes, 3)}, for ${who}).`, hint };
}

/** A message without its full stop. */
function sentence(text: string): string {
  return text.replace(/\.\s*$/, "");
}
