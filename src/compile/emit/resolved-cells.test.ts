import { expect, it } from "vitest";
import { required } from "#kernel/assert.ts";
import { compileTried, own } from "../fixtures/site.ts";
import { fieldsOfCall } from "../validate/source-fields.ts";
import { resolvedFields } from "./resolved-cells.ts";

const ofBets = (cells: Parameters<typeof resolvedFields>[0]) =>
  resolvedFields(cells, required(fieldsOfCall("betRecords"), "The fields of bets"));

it("a cell is completed with what the contract says of its field", () => {
  expect(ofBets({ stake: {} })).toEqual({
    stake: { id: "stake", field: "stake", as: "money", label: "betRecord.stake", role: "value", texts: {}, tones: {} },
  });
});

it("what a cell says comes before what follows from its field", () => {
  const { day } = ofBets({ day: { field: "at", as: "date", label: "x.day", role: "badge", empty: "x.none" } });
  expect(day).toEqual({
    id: "day",
    field: "at",
    as: "date",
    label: "x.day",
    role: "badge",
    texts: {},
    tones: {},
    empty: "x.none",
  });
});

it("a status brings the words and the tones of its values", () => {
  const { kind } = ofBets({ kind: { texts: { game: "x.game" } } });
  expect(kind).toMatchObject({
    as: "badge",
    texts: { game: "x.game", lottery: "betRecord.kind.lottery" },
  });
  const cells = resolvedFields({ status: {} }, required(fieldsOfCall("activities"), "The fields of activities"));
  expect(cells["status"]?.tones).toMatchObject({ claim: "waiting", rejected: "bad" });
});

it("without any title the first text is one", () => {
  const roles = (cells: ReturnType<typeof ofBets>) => Object.values(cells).map(({ role }) => role);
  expect(roles(ofBets({ at: {}, name: {}, detail: {} }))).toEqual(["meta", "title", "meta"]);
  expect(roles(ofBets({ name: {}, at: { role: "title" } }))).toEqual(["meta", "title"]);
});

it("a compiled brand has resolved cells and the texts that they need, and its layers stay as they are", () => {
  const options = {
    source: { call: "announcements", with: { types: "H", groupName: "m_home" } },
    fields: { title: {}, publishedAt: { as: "ago" } },
  };
  const placed = { news: { widget: "record-list", options } };
  const brand = compileTried({ ...own, screens: { home: { body: placed } } }).brands.get("tried");
  expect(brand?.brand.screens["home"]?.body["news"]?.options?.["fields"]).toMatchObject({
    title: { as: "text", role: "title", label: "announcement.title" },
    publishedAt: { as: "ago", role: "meta", label: "announcement.publishedAt" },
  });
  expect(brand?.uses["home"]?.texts).toEqual(
    expect.arrayContaining(["announcement.title", "announcement.publishedAt"]),
  );
  expect(options.fields.title).toEqual({});
});
