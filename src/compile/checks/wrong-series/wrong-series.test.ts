import { expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const reportOf = (options: object) =>
  reportOnHome({
    body: {
      all: {
        widget: "chart",
        options: { source: { call: "profitAndLoss" }, x: { day: {} }, series: { net: {} }, ...options },
      },
    },
  });

it.each([
  ["no axis", { x: {} }, "A chart has one field along its axis, not 0."],
  ["two fields along the axis", { x: { day: {}, net: {} } }, "A chart has one field along its axis, not 2."],
  ["no series", { series: {} }, "The chart draws nothing: it has no series."],
  ["a day as a figure", { series: { day: {} } }, "dailyResult.day is no figure, so a chart cannot draw it."],
  [
    "a call in pages",
    { source: { call: "messages" }, x: { title: {} }, series: {} },
    '"messages" answers in pages: a chart would draw the first of them only.',
  ],
])("%s", (_what, options, message) => {
  expect(reportOf(options)).toContain(message);
});

it("a figure of a whole list is drawn", () => {
  expect(reportOf({})).not.toContain("wrong-series");
});
