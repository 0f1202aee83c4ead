import { expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const reportOf = (call: string, fields: object) =>
  reportOnHome({ body: { all: { widget: "record-list", options: { source: { call }, fields } } } });

it.each([
  [
    "of several ways that fit, all are named",
    { title: {}, startsAt: { as: "money" } },
    '"money" cannot show activity.startsAt, which is a time. Use one of "date-time", "date", "period", "ago", "days", "countdown".',
  ],
  [
    "a single one is what was meant",
    { title: {}, url: { as: "text" } },
    '"text" cannot show activity.url, which is a picture. Did you mean "image"?',
  ],
])("%s", (_what, fields, message) => {
  expect(reportOf("activities", fields)).toContain(message);
});

it.each([
  ["has its end in another field", { title: {}, startsAt: { as: "period" } }, 'Name it in "to".'],
  ["has an end that is a field", { title: {}, startsAt: { as: "period", to: "endAt" } }, 'Did you mean "endsAt"?'],
  ["has an end that is a time, too", { title: {}, startsAt: { as: "period", to: "title" } }, '"to" needs'],
  ["is written as one", { title: {}, startsAt: { as: "peroid", to: "endsAt" } }, 'Did you mean "period"?'],
  ["alone has an end", { title: {}, startsAt: { to: "endsAt" } }, 'Write "as": "period".'],
])("a period %s", (_what, fields, message) => {
  expect(reportOf("activities", fields)).toContain(message);
});

it("an object or a list is shown by no cell", () => {
  expect(reportOf("gameCategories", { vendorNames: {} })).toContain(
    "vendorCategory.vendorNames is an object or a list, which no cell shows.",
  );
});

const linkSaying = (fields: object) =>
  reportOnHome({
    data: { member: { call: "memberInfo" } },
    body: {
      links: {
        widget: "link-list",
        options: {
          links: {
            home: {
              label: "category.RNG",
              value: { data: "member", fields },
              do: { action: "navigate", to: "home" },
            },
          },
        },
      },
    },
  });

it.each([
  ["said", { nickname: { as: "link" } }, "link"],
  ["by its type", { account: {} }, "masked"],
])("what has a control of its own is no part of a link: %s", (_how, fields, kind) => {
  const report = linkSaying(fields);
  expect(report).toContain(`"${kind}" has a control of its own, and this is part of a link.`);
  expect(report.match(/^brands\//gm)).toHaveLength(1);
});
it("nor of a figure that leads somewhere", () => {
  const figures = { nickname: { as: "link", do: { action: "navigate", to: "home" } } };
  const grid = { widget: "stat-grid", options: { source: { call: "memberInfo" }, figures } };
  expect(reportOnHome({ body: { grid } })).toContain('"link" has a control of its own, and this is part of a link.');
});
it("a link may say any other field", () => {
  expect(linkSaying({ nickname: {} })).toBe("");
});

const listOf = (options: object) =>
  reportOnHome({
    body: {
      all: {
        widget: "record-list",
        options: {
          source: { call: "activities" },
          open: { to: "home" },
          fields: { title: {}, id: { as: "link", label: "category.RNG" } },
          ...options,
        },
      },
    },
  });
const ACTS = '"link" has a control of its own, and this is part of a link.';
it("nor of an entry that leads somewhere", () => {
  expect(listOf({})).toContain(ACTS);
});
it.each([
  ["of an entry that leads nowhere", { open: null }],
  ["of a row of a table, whose first column leads on", { look: "table" }],
])("but part %s", (_what, options) => {
  expect(listOf(options)).not.toContain(ACTS);
});
