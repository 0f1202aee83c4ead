import { describe, expect, it } from "vitest";
import { testAnnouncement } from "../../../tests/support/entities.ts";
import { listOf, popupItems, step } from "./popup-rules.ts";

const member = { token: "t", merchantCode: "acme", userName: "maria", type: 0, firstTimeLogin: false };
const all = [
  testAnnouncement({ id: "members", type: "PU", execution: "A" }),
  testAnnouncement({ id: "visitors", type: "PU", execution: "B" }),
  testAnnouncement({ id: "first", type: "PU", execution: "F" }),
  testAnnouncement({ id: "notice", type: "H" }),
];
const ids = (session: Parameters<typeof popupItems>[1]) => popupItems(all, session).map(({ id }) => id);

describe("the popup is filtered by session (games §4)", () => {
  it("logged in: group A @games-4-01", () => expect(ids(member)).toEqual(["members", "notice"]));
  it("first-time-login sessions also see execution F items @games-4-01", () =>
    expect(ids({ ...member, firstTimeLogin: true })).toEqual(["members", "first", "notice"]));
  it("otherwise group B @games-4-02", () => expect(ids(null)).toEqual(["visitors", "notice"]));
});

describe("index moves by one, clamped at both ends (games §4)", () => {
  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 2],
    [1, -1, 0],
    [0, -1, 0],
  ] as const)("from %i by %i of three: %i @games-4-06", (index, by, expected) =>
    expect(step(index, by, 3)).toBe(expected),
  );
  it("stays at 0 when the list is empty @games-4-06", () => expect([step(0, 1, 0), step(0, -1, 0)]).toEqual([0, 0]));
});

it("a list is unchanged while titles and contents are", () => {
  const one = testAnnouncement({ title: "Title", content: "<p>Text</p>" });
  expect(listOf([one])).toBe(listOf([{ ...one, id: "other", publishedAt: "2027-01-01T00:00:00Z" }]));
  expect(listOf([one])).not.toBe(listOf([{ ...one, content: "<p>Another text</p>" }]));
  expect(listOf([one])).not.toBe(listOf([one, one]));
});
