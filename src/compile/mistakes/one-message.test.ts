import { currentFormat } from "#descriptor/format.ts";
import { expect, it } from "vitest";
import { compileBrands } from "../compile.ts";
import { afterSending, compileTried, digest, own, reported, siteWith, reportOn } from "../fixtures/site.ts";

const brand = {
  ...own,
  routes: { about: { path: "/m/about", screen: "about", title: "tried.title" } },
  screens: {
    about: {
      body: {
        story: {
          widget: "section",
          options: { title: "tried.story" },
          body: { games: { widget: "game-grid", options: { source: { call: "hotGames" }, columns: 2 } } },
        },
      },
    },
  },
  menus: { main: { entries: { about: { label: "tried.about", icon: "info", do: { action: "back" } } } } },
};
const words = { "tried.title": "About us", "tried.story": "Who we are", "tried.about": "About" };
const packs: Record<string, object | undefined> = {
  "text-packs/tried/EN.json": { $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" }, ...words },
  "text-packs/tried/TY.json": { $meta: { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" }, ...words },
};

/** Rule, file, message and hint of each finding, for a brand with words, a route and a screen of its own. */
function findings(from = "", to = "", files: Record<string, unknown> = {}): string[] {
  const text = JSON.stringify({ ...brand, format: currentFormat });
  expect(text).toContain(from);
  const changed = Object.entries({ ...packs, ...files }).filter(([, content]) => content !== undefined);
  const written = reported(compileTried(text.replace(from, to), Object.fromEntries(changed)));
  return written === "" ? [] : written.replaceAll(/:\d+:\d+ |(?<=\])\n/g, " ").split("\n");
}

it("nothing is wrong with the brand that the mistakes below are made in", () => {
  expect(findings()).toEqual([]);
});

it.each([
  ["a misspelt format", '"format"', '"farmat"', /unknown-key .* Did you mean "format"/],
  ["a misspelt section", '"menus"', '"mensu"', /unknown-key .* Did you mean "menus"/],
  ["a misspelt key of a widget", '"widget":"section"', '"widgt":"section"', /unknown-key .* Did you mean "widget"/],
  ["a misspelt widget", '"section"', '"sectoin"', /unknown-widget .* Did you mean "section"/],
  ["an unknown widget", '"section"', '"accordion"', /unknown-widget .*accordion/],
  ["null for a section", JSON.stringify(brand.menus), "null", /wrong-shape .*"menus"/],
  ["a key of a text that does not exist", '"tried.story"', '"qqzzxx"', /unknown-text-key .*"qqzzxx"/],
  ["a number beyond its limit", ":2}", ":1e308}", /1e\+308 is too large: the maximum is 4\./],
  ["a number that no computer can write", ":2}", ":1e999}", /This number is too large: the maximum is 4\./],
  ["a number below its limit", ":2}", ":-1e308}", /-1e\+308 is too small: the minimum is 1\./],
])("%s is one finding, whatever words and screens it leaves without use", (_name, from, to, found) => {
  expect(findings(from, to)).toEqual([expect.stringMatching(found)]);
});

it.each([
  [
    "a text pack that was deleted",
    { "text-packs/tried/EN.json": undefined },
    /^text-packs\/tried\/TY\.json missing-translation .*3 texts of this file do not exist in EN: there is no text-packs\/tried\/EN\.json\./,
  ],
  [
    "a text pack in small letters",
    { "text-packs/tried/EN.json": undefined, "text-packs/tried/en.json": packs["text-packs/tried/EN.json"] },
    /unknown-file .*There is no language "en"\. Did you mean "EN"/,
  ],
  [
    "a text pack of an unknown language",
    { "text-packs/tried/EN.json": undefined, "text-packs/tried/XX.json": packs["text-packs/tried/EN.json"] },
    /unknown-file .*There is no language "XX"\. Use one of "EN", "TY"/,
  ],
  [
    "a text that is a number",
    { "text-packs/tried/EN.json": { ...packs["text-packs/tried/EN.json"], "tried.story": 3 } },
    /text-packs\/tried\/EN\.json wrong-shape .*Expected a string, not a number/,
  ],
])("%s is one finding: its texts are not missing", (_name, files, found) => {
  expect(findings("", "", files)).toEqual([expect.stringMatching(found)]);
});

it("a screen that no route shows is not reported while a route is missing", () => {
  const routes = { home: null, start: { path: "/m/start", screen: "login" } };
  const found = compileTried({ ...own, routes, screens: { shop: { body: { logo: { widget: "logo" } } } } });
  expect(found.diagnostics.map(({ rule }) => rule)).toEqual(["unknown-route"]);
});

it("a refusal with an empty condition is not also one of everybody", () => {
  const enter = [{ when: { memberType: [] }, do: { action: "redirect", to: "login" } }];
  expect(reportOn({ access: { member: { enter } } })).toMatch(
    /^brands\/tried\/brand\.json:14:27 wrong-shape \[tried\]\nThe array has 0 entries.*$/,
  );
});

it.each([
  [null, /is removed here \(null\), but (\S+) sets it\. Remove "screens" here to keep what its own files say, or .*$/],
  [3, /is set here and in (\S+)\. Keep only one of the two\.$/],
])("%j for a section beside its files is one finding, at that value", (screens, says) => {
  const files = Object.fromEntries(
    ["home", "login"].map((id) => [`brands/tried/screens/${id}.json`, { body: { logo: { widget: "logo" } } }]),
  );
  const finding = reportOn({ screens }, files);
  expect(finding).toMatch(/^brands\/tried\/brand\.json:\d+:3 section-twice \[tried\]\n"screens" [^\n]*$/);
  expect(says.exec(finding)?.[1]).toMatch(/^brands\/tried\/screens\/\w+\.json$/);
});

it("a folder of a brand without brand.json is one finding, in that folder", () => {
  const files = siteWith({ "brands/tried/footer.json": { look: "text" } });
  expect(reported(compileBrands(files, { digest }))).toMatchInlineSnapshot(`
    "brands/tried/brand.json:1:1 wrong-shape [tried]
    The brand "tried" has no brand.json. Write brands/tried/brand.json with the brand's name, hosts and merchant, or remove the folder."
  `);
});

it("a misspelt field of a form is one finding, although the rule of another field compares with it", () => {
  const field = { kind: "password", label: "login.submit" };
  const pin = {
    fields: { oldPasword: field, newPassword: { ...field, rule: "fresh" } },
    submit: { call: "changePassword", label: "login.submit", busy: "in_please_wait" },
    after: afterSending,
  };
  const rules = { fresh: { differsFrom: "oldPassword", messages: { pattern: "rule.userName" } } };
  expect(reportOn({ rules, forms: { pin } })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:20:9 unknown-source [tried]
    The call "changePassword" has no parameter "oldPasword" for this field. Did you mean "oldPassword"?"
  `);
});

const text = { kind: "text", label: "login.submit" };
const sending = (call: string, fields: object, more: object = {}) => {
  const submit = { call, label: "login.submit", busy: "in_please_wait" };
  return { ...own, forms: { picture: { fields, submit, after: afterSending, ...more } } };
};

it("a call that takes none of what a form sends is one finding, at the call, although it is a single field", () => {
  expect(reported(compileTried(sending("setHeadIcon", { icon: text })))).toBe("");
  expect(reported(compileTried(sending("messages", { icon: text })))).toMatchInlineSnapshot(`
    "brands/tried/brand.json:18:17 unknown-source [tried]
    The call "messages" has no parameter "icon", which this form uses. Did you mean "setHeadIcon"?"
  `);
});

it("a field that a form's call needs is one finding, although nothing else reads what the form watches for it", () => {
  const watch = { watch: { member: { call: "memberInfo" } } };
  const icon = { ...text, initial: { watch: "member.headIcon" } };
  expect(reported(compileTried(sending("setHeadIcon", { icon }, watch)))).toBe("");
  expect(reported(compileTried(sending("setHeadIcon", {}, watch)))).toMatchInlineSnapshot(`
    "brands/tried/brand.json:10:5 missing-parameter [tried]
    The form "picture" sends no "icon", which the call "setHeadIcon" needs: nobody can send it. Add a field for it; a value that is always the same goes into submit.with."
  `);
  expect(reported(compileTried(sending("setHeadIcon", { icon: text }, watch)))).toMatch(/^\S+ unused-data [^\n]*\n.*$/);
});

it.each([
  ["a path of the platform", { gateway: { paths: { hotGames: "v2 hot" } } }],
  ["the address of a route", { routes: { about: { path: "about us", screen: "home" } } }],
  ["the name of a flag", { flags: { shop: true } }],
])("%s in another form is answered in words", (_name, brandPart) => {
  const hints = compileTried({ ...own, ...brandPart }).diagnostics.map(({ hint }) => hint);
  expect(hints).toEqual([expect.stringMatching(/^[\w ,;.:"/-]*(?:letters|names)[\w ,;.:"/-]*$/)]);
});
