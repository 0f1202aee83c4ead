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

/** A text opened as a file of the brand kawayan, which names its own schema. */
function inBrand(kind: string, content: string) {
  const text = `{ "$schema": "../../.livery/schemas/kawayan/${kind}.schema.json", ${content} }`;
  return inEditor(`brands/kawayan/${kind}.json`, text);
}
const tab = (content: string) => `"tabs": { "home": { ${content} } }`;
const placed = (content: string) => `"body": { "a": { ${content} } }`;
const source = (content: string) => placed(`"widget": "game-grid", "options": { "source": { ${content} } }`);
const entry = (action: string) => `"main": { "entries": { "x": { "do": { ${action} } } } }`;
const headerMenu = '"home": { "end": { "a": { "widget": "menu-button", "options": { "menu": "|" } } } }';

describe("an editor completes the names of the brand", () => {
  it.each([
    ["a route in a tab", "footer", tab('"to": "|"'), ["login", "inviteFriends"]],
    ["a route in a menu entry", "menus", entry('"action": "navigate", "to": "|"'), ["login"]],
    [
      "a route behind a question",
      "menus",
      entry('"action": "confirm", "then": [{ "action": "redirect", "to": "|" }]'),
      ["login"],
    ],
    ["a place", "places", '"home": "|"', ["home", "login"]],
    ["a text", "menus", '"main": { "entries": { "x": { "label": "|" } } }', ["login.username"]],
    ["a text of an action", "menus", entry('"action": "toast", "text": "|"'), ["login.username"]],
    ["an access rule", "routes", '"home": { "access": "|" }', ["realAccount"]],
    ["a screen", "routes", '"home": { "screen": "|" }', ["login"]],
    ["a menu", "header", headerMenu, ["main"]],
    ["a flag in a condition", "footer", tab('"when": { "flag": "|" }'), ["DIRECTREG3"]],
    ["a flag deep in a condition", "footer", tab('"when": { "all": [{ "not": { "flag": "|" } }] }'), ["DIRECTREG3"]],
    ["a flag that the platform switches", "features", '"remoteFlags": ["|"]', ["DIRECTREG3"]],
    ["a form", "screen", placed('"widget": "form", "options": { "form": "|" }'), ["login-username"]],
    [
      "a form deep in slots",
      "screen",
      deep('{ "widget": "form", "options": { "form": "|" } }').slice(1, -1),
      ["login-username"],
    ],
    [
      "a form within brand.json",
      "brand",
      `"screens": { "home": { ${placed('"widget": "form", "options": { "form": "|" }')} } }`,
      ["login-username"],
    ],
    ["a preset of a field", "form", '"fields": { "email": { "use": "|" } }', ["paymentPassword"]],
    ["a preset that a layer below has", "fields", '"|": {}', ["paymentPassword"]],
    ["a rule", "registration", '"fields": { "email": { "rule": "|" } }', ["email"]],
    ["a rule of a field", "form", '"fields": { "email": { "kind": "text", "rule": "|" } }', ["email"]],
    ["a picture", "logo", '"mark": "|"', ["assets/logo.svg"]],
    ["the keys of flags", "flags", "|", ["DIRECTREG3"]],
    ["the keys of routes", "routes", "|", ["home"]],
    ["the keys of texts", "text-pack", "|", ["login.username"]],
  ])("%s", async (_what, kind, content, expected) => {
    const { suggestions } = await inBrand(kind, content);
    expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(expected));
  });
  it("with what a visitor gets, in the language of the brand", async () => {
    expect((await inBrand("menus", entry('"action": "navigate", "to": "|"'))).suggestions["login"]).toBe(
      "/m/login · Mag-log in",
    );
    expect((await inBrand("footer", tab('"label": "login.user|name"'))).hover).toContain("Username");
  });
  it.each([
    ["a new route", "footer", tab('"to": "brandNew"')],
    ["a new text", "footer", tab('"label": "brand.new"')],
    ["a new flag", "footer", tab('"when": { "flag": "BRANDNEW3" }')],
  ])("and takes one that it does not know yet: %s", async (_what, kind, content) => {
    expect((await inBrand(kind, `${content}|`)).problems).toEqual([]);
  });
});

describe("an editor completes the calls of the contract", () => {
  it("that list what the widget shows", async () => {
    const { suggestions } = await inBrand("screen", source('"call": "|"'));
    expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(["hotGames", "gameList"]));
    expect(Object.keys(suggestions)).not.toContain("login");
  });
  it("that a form sends", async () => {
    expect(Object.keys((await inBrand("form", '"submit": { "call": "|" }')).suggestions)).toContain("login");
  });
  it.each([
    ["of a list", "screen", source('"call": "hotGames", "with": { | }'), "gameType"],
    ["of the call that a form sends", "form", '"submit": { "call": "login", "with": { | } }', "firebaseChannel"],
    ["as fields of the form", "form", '"submit": { "call": "login" }, "fields": { | }', "username"],
    [
      "of a picture",
      "form",
      '"fields": { "captcha": { "kind": "captcha", "draw": { "call": "captcha", "with": { | } } } }',
      "captchaId",
    ],
  ])("with their parameters: %s", async (_whose, kind, content, parameter) => {
    expect(Object.keys((await inBrand(kind, content)).suggestions)).toContain(parameter);
  });
  it("with no parameter of another call", async () => {
    const { suggestions } = await inBrand("screen", source('"call": "hotGames", "with": { | }'));
    expect(Object.keys(suggestions)).not.toContain("username");
  });
  it("whose path a platform changes", async () => {
    expect(Object.keys((await inBrand("gateway", '"paths": { | }')).suggestions)).toContain("hotGames");
  });
  it("and the fields of registration", async () => {
    expect(Object.keys((await inBrand("registration", '"fields": { | }')).suggestions)).toEqual(
      expect.arrayContaining(["email", "mobileNum"]),
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
  ])("%s", async (_what, path, text, problem) => expect((await inEditor(path, text)).problems).toEqual([problem]));
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
