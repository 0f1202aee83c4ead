import { expect, it } from "vitest";
import { reportOn } from "../fixtures/site.ts";

const tab = (more: object = {}) => ({ icon: "home", label: "tried.join", to: "home", ...more });
/** Findings for a tab bar of so many tabs; "tried.join" is a text of the brand. */
function footer(count: number, { look = "bar", english = "Join", filipino = "Sali", more = {} } = {}): string {
  const pack = ($meta: object, text: string) => ({ $meta: { direction: "ltr", ...$meta }, "tried.join": text });
  const tabs = Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, tab(more)]));
  return reportOn(
    { footer: { ...(look !== "bar" && { look }), tabs: { home: null, deposit: null, ...tabs } } },
    {
      "text-packs/tried/EN.json": pack({ name: "English", code: "EN", tag: "en" }, english),
      "text-packs/tried/TY.json": pack({ name: "Filipino", code: "TY", tag: "fil-PH" }, filipino),
    },
  );
}

it("a tab bar shows its labels whole in the longest language at 320 px, or the text is reported once", () => {
  expect(footer(5, { filipino: "Mga promosyon" })).toBe("");
  expect(footer(4, { filipino: "Magparehistro ngayon na" })).toMatchInlineSnapshot(`
    "text-packs/tried/TY.json:8:17 footer-fits [tried]
    "Magparehistro ngayon na" needs at least 92 px in TY; one of 4 tabs of a narrow phone has 80. Shorten the text, or show fewer tabs."
  `);
});
it.each([
  ["bar", 16, 17],
  ["marker", 16, 17],
  ["text", 12, 13],
  ["floating", 14, 15],
  ["minimal", 15, 16],
])("the look %s has room for %i letters beside four other tabs, not for %i", (look, whole, cut) => {
  expect(footer(5, { look, english: "m".repeat(whole) })).toBe("");
  expect(footer(5, { look, english: "m".repeat(cut) })).toContain("one of 5 tabs of a narrow phone has");
});
it("a label that is longer than any text may be is reported as that only", () => {
  const report = footer(4, { filipino: "m".repeat(2001) });
  expect(report).toContain("text-packs/tried/TY.json:8:17 wrong-shape [tried]");
  expect(report).not.toContain("footer-fits");
});
it("tabs that nobody sees together share their room, and fewer tabs leave more", () => {
  expect(footer(2, { english: "Create an account now for free" })).toBe("");
  expect(footer(3, { english: "Create an account now for free" })).toContain("footer-fits");
});
it("a tab bar that leaves too little room for the texts below is reported where it was set", () => {
  const tabs = Object.fromEntries(["a", "b", "c"].map((id) => [id, tab({ label: "message.temporaryPassword" })]));
  expect(reportOn({ footer: { tabs } })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:10:5 footer-fits [tried]
    "message.temporaryPassword in English" needs at least 144 px in EN; one of 5 tabs of a narrow phone has 64. Shorten the text "message.temporaryPassword", or show fewer tabs."
  `);
});
