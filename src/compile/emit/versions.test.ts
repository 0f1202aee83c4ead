import { expect, it } from "vitest";
import { holds } from "#conditions/holds.ts";
import type { Screen } from "#descriptor/screen.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { factsFor } from "../../../tests/support/facts.ts";
import { placeOf, screenOfRoute } from "./versions.ts";

const back = (when?: Condition) => ({ widget: "back-button", options: {}, ...(when && { when }) }) as never;
const screen = (body: object, more: object = {}) => ({ layout: "stack", body, ...more }) as unknown as Screen;
const screens = {
  base: screen({ top: back(), end: back({ visitor: "guest" }) }, { sheets: { one: { title: "a", body: {} } } }),
  centre: screen({ top: back() }, { sheets: { two: { title: "b", body: {} } } }),
  detail: screen({ top: back(), next: back(), last: back() }),
};
const centre = { when: { remote: "newMemberCentre" }, screen: "centre" } as const;
const detail = { when: { remote: "newDepositDetail" }, screen: "detail" } as const;
const whole = screenOfRoute({ screen: "base", versions: [centre, detail] }, screens);

it("a route without versions has its own screen", () =>
  expect(screenOfRoute({ screen: "base" }, screens)).toBe(screens.base));

it.each([
  [[], ["base.top", "base.end"]],
  [["newMemberCentre"], ["centre.top"]],
  [["newDepositDetail"], ["detail.top", "detail.next", "detail.last"]],
  [["newMemberCentre", "newDepositDetail"], ["centre.top"]],
])("while the platform switches %j, %j are shown: the first version whose condition holds", (on, shown) => {
  const remote = { newMemberCentre: false, newDepositDetail: false, dividendDisplay: false };
  const facts = factsFor({ remote: { ...remote, ...Object.fromEntries(on.map((name) => [name, true])) } });
  const visible = Object.entries(whole.body).filter(([, { when }]) => holds(when, facts));
  expect(visible.map(([id]) => id)).toEqual(shown);
});

it("what is at the top of each version comes first", () =>
  expect(Object.keys(whole.body)).toEqual([
    "base.top",
    "centre.top",
    "detail.top",
    "base.end",
    "detail.next",
    "detail.last",
  ]));

it("the sheets of all belong to the page", () => expect(Object.keys(whole.sheets ?? {})).toEqual(["one", "two"]));

it("a widget is found again in its screen", () => {
  const route = { screen: "base", versions: [centre] };
  expect(placeOf(route, ["centre.top", "body", "inner"])).toEqual([
    "screens",
    "centre",
    "body",
    "top",
    "body",
    "inner",
  ]);
  expect(placeOf({ screen: "base" }, ["top"])).toEqual(["screens", "base", "body", "top"]);
});
