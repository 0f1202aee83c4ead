import { expect, it } from "vitest";
import { reportOn } from "../../fixtures/site.ts";

const body = { back: { widget: "back-button" } };
const sheet = (title: string) => ({ title, gone: "menu.home", body: {} });
const list = (call: string) => ({ data: { sum: { call } }, body });

/** What is reported of screens that a route chooses between by what the platform switches. */
function reportOf(first: object, ...versions: object[]): string {
  const remotes = ["newMemberCentre", "newDepositDetail"] as const;
  const screens = Object.fromEntries([first, ...versions].map((screen, place) => [`screen-${place}`, screen]));
  const chosen = versions.map((_, place) => ({ when: { remote: remotes[place] }, screen: `screen-${place + 1}` }));
  const route = { path: "/m/more", screen: "screen-0", versions: chosen };
  const entry = { icon: "home", label: "menu.home", do: { action: "navigate", to: "more" } };
  const found = reportOn({ screens, routes: { more: route }, menus: { main: { entries: { more: entry } } } });
  return found.replaceAll(/^.*?: (?=\w)|\n/g, " ");
}

it.each([
  ["layouts", { layout: "centred", body }, { body }, "have different layouts. Make them the same"],
  ["named data", list("transactionSummary"), list("betSummary"), 'have different data "sum".'],
  [
    "sheets",
    { sheets: { more: sheet("menu.home") }, body },
    { sheets: { more: sheet("footer.home") }, body },
    'have different sheets "more".',
  ],
])("two versions with different %s are reported at the version", (_, first, second, words) => {
  const report = reportOf(first, second);
  expect(report).toContain("versions-differ");
  expect(report).toContain(words);
});

it("versions are compared with each other, too", () =>
  expect(reportOf({ body }, list("transactionSummary"), list("betSummary"))).toContain(
    'shows the screens "screen-1" and "screen-2" in one place, but they have different data "sum".',
  ));

it("a mistake in one of them, which makes it differ, is reported alone", () => {
  const report = reportOf(
    { sheets: { more: sheet("menu.home") }, body },
    { sheets: { more: sheet("menu.gone") }, body },
  );
  expect(report).toContain('No text pack contains "menu.gone"');
  expect(report).not.toContain("versions-differ");
});

it("what only one of them has, and what all have alike, is no mistake", () =>
  expect(reportOf({ body }, list("betSummary"), list("betSummary"))).not.toContain("versions-differ"));
