import { describe, expect, it } from "vitest";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { compileTried, own } from "#compile/fixtures/site.ts";
import type { Change } from "./change.ts";
import { diffBrands } from "./diff-brands.ts";

function compiled(brand: object, files: Record<string, unknown> = {}): CompiledBrand {
  const { brands, diagnostics } = compileTried({ ...own, ...brand }, files);
  const found = brands.get("tried");
  if (!found) throw new Error(`The sample has mistakes: ${JSON.stringify(diagnostics)}`);
  return found;
}

/** Each change in short: kind, pointer, and what it comes after. */
function diffOf(before: object, after: object): string[] {
  return diffBrands(compiled(before), compiled(after)).map(
    ({ kind, pointer, from, follows, before: then, after: now }: Change) => {
      const value = kind === "changed" ? ` ${JSON.stringify(then)} → ${JSON.stringify(now)}` : "";
      return `${kind} ${pointer}${value}${from === undefined ? "" : ` from ${from}`}${follows === undefined ? "" : ` after ${follows ?? "nothing"}`}`;
    },
  );
}

const body = (widgets: object) => ({ screens: { home: { body: widgets } } });
const soon = { widget: "status-view", options: { title: "soon.title", text: "soon.text", drawing: "compass" } };

describe("what differs between two states of a brand", () => {
  it("is empty when nothing changed", () => expect(diffOf({}, {})).toEqual([]));
  it("a widget that is added, and one that is removed", () => {
    expect(diffOf({}, body({ soon, hot: null }))).toEqual([
      "lost /screens/home/body/hot",
      "gained /screens/home/body/soon after rows",
    ]);
  });
  it("the fewest moves that make the new order", () => {
    expect(diffOf({}, body({ $order: ["rows", "..."] }))).toEqual(["moved /screens/home/body/rows after nothing"]);
  });
  it("a different widget with the same name is removed and added", () => {
    expect(diffOf({}, body({ hot: { ...soon, options: { ...soon.options, source: null }, when: null } }))).toEqual([
      "lost /screens/home/body/hot",
      "gained /screens/home/body/hot after banner",
    ]);
  });
  it("a widget that moves into another place, with what changes in it", () => {
    expect(
      diffOf(
        {},
        {
          header: {
            page: { start: { back: null }, end: { back: { widget: "back-button", when: { flag: "HOTMATCH" } } } },
          },
        },
      ),
    ).toEqual([
      "moved /header/page/end/back from /header/page/start/back after nothing",
      "gained /header/page/end/back/when",
    ]);
  });
  it("options key by key, sources as a whole", () => {
    const games = (options: object) => body({ rows: { body: { games: { options } } } });
    expect(diffOf({}, games({ limit: 6, source: { call: "hotGames", with: { gameType: "LIVE" } } }))).toEqual([
      'changed /screens/home/body/rows/body/games/options/source {"call":"hotGames","with":{"gameType":"RNG"}} → {"call":"hotGames","with":{"gameType":"LIVE"}}',
      expect.stringMatching(/^(?:changed|gained) \/screens\/home\/body\/rows\/body\/games\/options\/limit/),
    ]);
  });
  it("tokens by their value", () => {
    expect(diffOf({}, { theme: { color: { accent: { $value: "#0a4f9e", $description: "Deeper" } } } })).toEqual([
      'changed /theme/color/accent "#1a5fb4" → "#0a4f9e"',
    ]);
  });
  it("an access rule by what it means for the routes that name it", () => {
    const changes = diffBrands(compiled({}), compiled({ access: { member: { enter: [] } } }));
    expect(changes.map(({ pointer, entrance }) => [pointer, entrance?.before.guest, entrance?.after.guest])).toEqual([
      ["/footer/tabs/deposit/access", "no", "yes"],
      ["/routes/voucherCenter/access", "no", "yes"],
    ]);
  });
  it("texts that a page shows before and after", () => {
    const pack = (words: object) => ({
      "text-packs/tried/EN.json": { $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" }, ...words },
    });
    const changes = diffBrands(compiled({}), compiled({}, pack({ "footer.home": "Start" })));
    expect(changes.map(({ pointer, after }) => [pointer, after])).toEqual(
      [
        ["/texts/EN/footer.home", "Start"],
        ["/texts/TY/footer.home", "Start"],
      ].slice(0, changes.length),
    );
    expect(changes.length).toBeGreaterThan(0);
  });
});
