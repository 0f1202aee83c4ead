import { expect, it } from "vitest";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { compileTried, own, reported } from "../fixtures/site.ts";

const button = (more: object = {}) => ({
  widget: "link-button",
  options: { label: "tried.join", look: "main", do: { action: "navigate", to: "home" }, ...more },
});
/** Findings for a header; "tried.join" is a text of the brand. */
function header(end: object, english = "Join", filipino = "Sali"): string {
  const pack = ($meta: object, text: string) => ({ $meta: { direction: "ltr", ...$meta }, "tried.join": text });
  const files = {
    "text-packs/tried/EN.json": pack({ name: "English", code: "EN", tag: "en" }, english),
    "text-packs/tried/TY.json": pack({ name: "Filipino", code: "TY", tag: "fil-PH" }, filipino),
  };
  return reported(compileTried({ ...own, header: { home: { end } } }, files));
}

it.each(["game-grid", "brand-hero"] as const)("a header has no room for %s", (widget) => {
  expect(header({ odd: { widget, options: widgetDescriptions[widget].example }, join: button() })).toContain(
    `The widget "${widget}" cannot be placed in a header: it is made for the page.`,
  );
});
it("a header shows no more buttons than fit 320 px", () => {
  const buttons = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`b${index}`, button()]));
  expect(header(buttons)).toMatchInlineSnapshot(`
    "brands/tried/brand.json:10:5 header-fits [tried]
    What this header shows guests, members, trial accounts and agents needs at least 432 px in EN; a narrow phone has 298. Remove widgets, use icons instead of texts, or shorten the texts."
  `);
});
it("buttons that nobody sees together share their room", () => {
  const buttons = ["guest", "member", "trial", "agent"].flatMap((visitor) =>
    [0, 1].map((index) => [`${visitor}${index}`, { ...button(), when: { visitor } }]),
  );
  expect(header(Object.fromEntries(buttons))).toBe("");
});
it("the texts of a language can be too long for a header", () => {
  const end = { join: button(), play: button(), more: button({ icon: "star" }) };
  expect(header(end, "Join", "Sumali")).toBe("");
  expect(header(end, "Join", "Magparehistro ngayon na")).toMatchInlineSnapshot(`
    "brands/tried/brand.json:10:5 header-fits [tried]
    What this header shows guests, members, trial accounts and agents needs at least 504 px in TY; a narrow phone has 298. Remove widgets, use icons instead of texts, or shorten the texts."
  `);
  const icons = Object.fromEntries(Object.keys(end).map((id) => [id, button({ icon: "star", look: "icon" })]));
  expect(header(icons, "Join", "Magparehistro ngayon na")).toBe("");
});
it("a text that is longer than any text may be is reported as that only", () => {
  const report = header({ join: button() }, "Join", "m".repeat(2001));
  expect(report).toContain("text-packs/tried/TY.json:8:17 wrong-shape [tried]");
  expect(report).not.toContain("header-fits");
});
const members = { not: { visitor: "guest" } };
const account = (options: object) => ({ widget: "account-summary", when: members, options });
const language = (look: string) => ({ widget: "language-switch", options: { look } });

/** What the rule says of a header; the test site lacks the texts of some widgets. */
const crowded = (home: object) =>
  compileTried({ ...own, header: { home } }).diagnostics.flatMap(({ rule, pointer, message }) =>
    rule === "header-fits" ? [`${pointer}: ${message}`] : [],
  );

it("a balance, its shortcuts and the languages' names take the room of their looks", () => {
  const messages = { widget: "message-button" };
  const stacked = account({ look: "stacked", shortcuts: true, refresh: true });
  const pill = account({ look: "pill" });
  expect(crowded({ end: { account: pill, messages, language: language("code") } })).toEqual([]);
  expect(crowded({ end: { account: stacked, messages, language: language("code") } })).toEqual([]);
  expect(crowded({ end: { account: pill, messages, language: language("segments") } })).toEqual([
    "/header/home: What this header shows members, trial accounts and agents needs at least 311 px in EN; a narrow phone has 298.",
  ]);
  const full = account({ look: "pill", refresh: true });
  expect(crowded({ end: { account: full, messages, language: language("name") } })).toHaveLength(1);
  expect(crowded({ end: { account: pill, messages, language: language("name") } })).toEqual([]);
});
it("the looks of a page do not fit a header", () => {
  expect(crowded({ end: { account: account({ look: "card" }) } })).toEqual([
    '/header/home/end/account/options/look: In a header "account-summary" cannot have the look "card": it is made for the page.',
  ]);
});
it("a header shows one visitor one logo", () => {
  const logo = (when?: object) => ({ widget: "logo", ...(when && { when }) });
  const guests = logo({ visitor: "guest" });
  expect(crowded({ end: { second: logo() } })).toEqual(["/header/home/end/second: This header shows the logo twice."]);
  expect(crowded({ end: { second: logo(members), third: guests } })).toHaveLength(1);
  expect(crowded({ start: { logo: { when: members } }, end: { guests } })).toEqual([]);
});
