import { describe, expect, it } from "vitest";
import { afterSending, compileTried, own, reported, site } from "../fixtures/site.ts";

const label = "login.username";
const day = { kind: "date", label };
const sum = { call: "betSummary", with: { from: { input: "from" } } };
const pack = (code: "EN" | "TY") => {
  const path = `text-packs/base/${code}.json`;
  return {
    [path]: { ...(JSON.parse(site.texts[path] ?? "") as object), "x.say": "From {{it}}", "cell.unreadable": "?" },
  };
};
const packs = { ...pack("EN"), ...pack("TY") };
const say = (given: unknown) => ({ text: "x.say", values: { it: given } });

/** A form of the call `betRecords` with a text of its first field. */
const compiled = (note: unknown, more: object = {}, fields: object = {}) =>
  compileTried(
    {
      ...own,
      forms: {
        bets: {
          fields: { from: { ...day, note }, ...fields },
          submit: { call: "betRecords", label, busy: label },
          after: afterSending,
          ...more,
        },
      },
      screens: { home: { body: { bets: { widget: "form", options: { form: "bets" } } } } },
    },
    packs,
  );
const reportOf = (...given: Parameters<typeof compiled>) => reported(compiled(...given));
const one = (found: string) => expect(found.match(/^[\w-]+\/.*:\d+:\d+ /gm)).toHaveLength(1);

describe("a value of a text of a form", () => {
  it("is taken from a field, an answer, the visitor or the site, or written", () => {
    for (const given of [{ input: "from" }, { visitor: "userName" }, { site: "host" }, 3, "noon"])
      expect(reportOf(say(given))).toBe("");
    expect(reportOf(say({ watch: "sum.stake" }), { watch: { sum } })).toBe("");
  });
  it("may be what its own field sends: a text depends on nothing", () => {
    const steps = { first: { title: say({ input: "from" }), fields: ["from"] } };
    expect(reportOf(say({ input: "from" }), { steps })).toBe("");
  });
  it("is one that the form knows", () => {
    const found = reportOf(say({ input: "form" }));
    expect(found).toContain('The form "bets" has no field "form". Did you mean "from"?');
    one(found);
    const watched = reportOf(say({ watch: "sum.stak" }), { watch: { sum } });
    expect(watched).toContain('The answer of "betSummary" has no field "stak". Did you mean "sum.stake"?');
    one(watched);
    const data = reportOf(say({ data: "rules.least" }));
    expect(data).toContain("exactly one of input, watch, query, row, visitor, site");
    one(data);
  });
  it("is nothing secret", () => {
    const found = reportOf(say({ input: "code" }), {}, { code: { kind: "pin", label, sends: "status" } });
    expect(found).toContain('Nothing can take the value of "code", a field of the kind "pin": it is a secret.');
  });
  it("is no picture", () => {
    const watch = { game: { call: "activity", with: { id: "one" } } };
    const found = reportOf(say({ watch: "game.url" }), { watch });
    expect(found).toContain("activityDetail.url is a picture, which no text can contain.");
    one(found);
  });
  it("is that of a placeholder", () => {
    const missing = reportOf("x.say");
    expect(missing).toContain('Nothing gives a value to {{it}} of the text "x.say".');
    one(missing);
    const strange = reportOf({ text: "x.say", values: { it: 1, that: 2 } });
    expect(strange).toContain('The text "x.say" has no placeholder {{that}}.');
    one(strange);
  });
});

it("a page gets the texts of a form with values in one place, and their keys where they are shown", () => {
  const { brands } = compiled(say({ watch: "sum.stake" }), {
    watch: { sum },
    steps: { first: { title: say({ input: "from" }), fields: ["from"] } },
  });
  const form = brands.get("tried")?.brand.forms["bets"];
  expect(form).toMatchObject({
    fields: { from: { note: "fields/from/note" } },
    steps: { first: { title: "steps/first/title" } },
    phrases: {
      "fields/from/note": { text: "x.say", values: { it: { from: { watch: "sum.stake" }, as: "money" } } },
      "steps/first/title": { text: "x.say", values: { it: { from: { input: "from" }, as: "text" } } },
    },
  });
});
