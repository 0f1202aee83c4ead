import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { inEditor } from "./support/editor.ts";
import { filesLike, jsonOf, root } from "./support/tree.ts";

const screen = "brands/acme/screens/home.json";
/** A widget deep inside two others. */
const deep = (inner: string) =>
  `{ "body": { "a": { "widget": "tabs", "slots": { "x": { "title": "category.RNG", "body": { "b": { "widget": "section", "body": { "c": ${inner} } } } } } } } }`;

describe("an editor completes", () => {
  it("the keys of a brand, each with its description", async () => {
    const { suggestions } = await inEditor("brands/acme/brand.json", "{ | }");
    expect(Object.keys(suggestions)).toEqual(
      expect.arrayContaining(["extends", "hosts", "merchant", "theme", "screens"]),
    );
    expect(suggestions["hosts"]).toMatch(/^Host names the brand answers to/);
  });
  it("the names of all widgets, each with its description", async () => {
    const { suggestions } = await inEditor(screen, '{ "body": { "a": { "widget": "|" } } }');
    expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(Object.keys(widgetDescriptions)));
    expect(suggestions["game-grid"]).toBe(widgetDescriptions["game-grid"].description);
  });
  it.each([
    ["at the top", '{ "body": { "a": { "widget": "game-grid", "options": { | } } } }'],
    ["deep in slots", deep('{ "widget": "game-grid", "options": { | } }')],
  ])("only the options of the named widget: %s", async (_where, text) => {
    expect(Object.keys((await inEditor(screen, text)).suggestions).sort()).toEqual(
      Object.keys(widgetDescriptions["game-grid"].options.shape).sort(),
    );
  });
  it.each([
    ["section", "The widgets of the section."],
    ["logo", 'The widget "logo" has no body.'],
  ])("where the widgets in a widget go: %s", async (widget, about) => {
    const { suggestions } = await inEditor(screen, `{ "body": { "a": { "widget": "${widget}", | } } }`);
    expect(suggestions["body"]).toContain(about);
  });
  it("the values of a choice, each with its description", async () => {
    const { suggestions } = await inEditor(screen, deep('{ "widget": "game-grid", "options": { "look": "|" } }'));
    expect(suggestions).toMatchObject({
      grid: "Cards in rows and columns.",
      carousel: "One line of cards that scrolls sideways.",
      null: "Removes what a layer below sets.",
    });
  });
  it("the actions, and then the keys of the chosen one", async () => {
    const button = (inner: string) => deep(`{ "widget": "link-button", "options": { "do": { ${inner} } } }`);
    expect((await inEditor(screen, button('"action": "|"'))).suggestions["test-play"]).toMatch(
      /^Create a trial account/,
    );
    expect(Object.keys((await inEditor(screen, button('"action": "navigate", |'))).suggestions)).toEqual(
      expect.arrayContaining(["to", "query"]),
    );
  });
  it("a section inside brand.json as in its own file", async () => {
    const { suggestions } = await inEditor(
      "brands/acme/brand.json",
      '{ "screens": { "home": { "body": { "a": { "widget": "vendor-tiles", "options": { "look": "|" } } } } } }',
    );
    expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(["grid", "cards", "chips"]));
  });
  it("icons and languages", async () => {
    expect(
      Object.keys(
        (await inEditor("brands/markets/zz/footer.json", '{ "tabs": { "home": { "icon": "|" } } }')).suggestions,
      ),
    ).toContain("leaf");
    expect(Object.keys((await inEditor("brands/acme/languages.json", '{ "default": "|" }')).suggestions)).toContain(
      "TY",
    );
  });
});

describe("an editor explains", () => {
  it.each([
    [
      "a section",
      "brands/acme/theme.json",
      '{ "sty|le": { "card": "glass" } }',
      "Choices of look that are not a number or a colour.",
    ],
    [
      "an option",
      screen,
      deep('{ "widget": "game-grid", "options": { "col|umns": 3 } }'),
      "the number of cards per row.",
    ],
    ["a widget", screen, '{ "body": { "a": { "widget": "game-g|rid" } } }', "Games as cards; a tap launches the game"],
    ["a word of a pack", "text-packs/acme/EN.json", '{ "$me|ta": {} }', "language"],
  ])("%s", async (_what, path, text, words) => {
    expect((await inEditor(path, text)).hover.toLowerCase()).toContain(words.toLowerCase());
  });
});

describe("an editor shows one error for one mistake", () => {
  it.each([
    ["a misspelt section", "brands/acme/brand.json", '{ "foter|": {} }', "Property foter is not allowed."],
    [
      "a misspelt option",
      screen,
      deep('{ "widget": "game-grid", "options": { "lok|": "row" } }'),
      "Property lok is not allowed.",
    ],
    [
      "a misspelt token",
      "brands/acme/theme.json",
      '{ "color": { "acent|": { "$value": "#123456" } } }',
      "Property acent is not allowed.",
    ],
  ])("%s", async (_what, path, text, problem) => {
    expect((await inEditor(path, text)).problems).toEqual([problem]);
  });
  it.each(filesLike("brands", /\.json$/).concat(filesLike("text-packs", /\.json$/)))("and none in %s", async (path) => {
    expect((await inEditor(path, `${readFileSync(join(root, path), "utf8")}|`)).problems).toEqual([]);
  });
});

/** Whether a path matches a pattern in which "*" matches a name. */
function fits(path: string, place: string): boolean {
  return new RegExp(`^${place.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`).test(path);
}

describe("the catalogue for other editors", () => {
  const { schemas } = jsonOf("schemas/catalog.json") as {
    schemas: { name: string; description: string; fileMatch: string[]; url: string }[];
  };
  const { "json.schemas": settings } = jsonOf(".vscode/settings.json") as {
    "json.schemas": { fileMatch: string[]; url: string }[];
  };
  test("names existing schemas, each with a description", () => {
    expect(
      schemas.filter(({ url, description }) => !existsSync(join(root, "schemas", url)) || description === ""),
    ).toEqual([]);
  });
  test("agrees with the settings", () => {
    expect(schemas.map(({ fileMatch }) => fileMatch.map((place) => `/${place}`))).toEqual(
      settings.map(({ fileMatch }) => fileMatch),
    );
  });
  test.each(filesLike("brands", /\.json$/).concat(filesLike("text-packs", /\.json$/)))(
    "maps %s by its path to the schema it names itself",
    (path) => {
      const named = (jsonOf(path) as { $schema: string }).$schema.split("/").at(-1);
      expect(
        schemas.filter(({ fileMatch }) => fileMatch.some((place) => fits(path, place))).map(({ url }) => url),
      ).toEqual([`./${named}`]);
    },
  );
});
