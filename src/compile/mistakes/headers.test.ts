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
    What this header shows guests, members, trial accounts and agents needs at least 458 px in EN; a narrow phone has 298. Remove widgets, use icons instead of texts, or shorten the texts."
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
    What this header shows guests, members, trial accounts and agents needs at least 530 px in TY; a narrow phone has 298. Remove widgets, use icons instead of texts, or shorten the texts."
  `);
  const icons = Object.fromEntries(Object.keys(end).map((id) => [id, button({ icon: "star", look: "icon" })]));
  expect(header(icons, "Join", "Magparehistro ngayon na")).toBe("");
});
