import { describe, expect, it } from "vitest";
import { afterSending, reportOn } from "../fixtures/site.ts";

const label = "login.username";
const day = { kind: "date", label };
const output = { kind: "output", label, watch: "sum", fields: { stake: { label } } };
const sum = { call: "betSummary", with: { from: { input: "from" } } };

/** What is said of a form of the call `betRecords`. */
function reportOf(form: { fields: object; steps?: object; watch?: object; with?: object }): string {
  const { with: given, ...rest } = form;
  const submit = { call: "betRecords", label, busy: label, ...(given && { with: given }) };
  return reportOn({ forms: { bets: { ...rest, submit, after: afterSending } } });
}

describe("what is taken from elsewhere in a form", () => {
  it("is sound where names and types are", () => {
    const fields = { from: day, to: { ...day, min: { input: "from" }, initial: { input: "from" } }, total: output };
    expect(reportOf({ fields: { ...fields, total: output }, watch: { sum } })).not.toMatch(
      /unknown-binding|binding-type|cycle|unused-data/,
    );
  });
  it("is a field of the form, and one that is sent", () => {
    expect(reportOf({ fields: { from: day, to: { ...day, min: { input: "form" } } } })).toContain(
      'The form "bets" has no field "form". Did you mean "from"?',
    );
    const secret = reportOf({ fields: { code: { kind: "pin", label } }, with: { status: { input: "code" } } });
    expect(secret).toContain('Nothing can take the value of "code", a field of the kind "pin": it is a secret.');
  });
  it("is a watched call of the form, and a field of its answer", () => {
    expect(reportOf({ fields: { from: day, total: { ...output, watch: "som" } }, watch: { sum } })).toContain(
      'The form "bets" watches nothing called "som". Did you mean "sum"?',
    );
    const amount = { kind: "amount", label, max: { watch: "sum.stak" }, sends: "vendor" };
    expect(reportOf({ fields: { from: day, most: amount }, watch: { sum } })).toContain(
      'The answer of "betSummary" has no field "stak". Did you mean "sum.stake"?',
    );
  });
  it("may be an answer of a call that takes none of the form's fields", () => {
    const earned = { ...output, fields: { count: { label } } };
    const report = reportOf({ fields: { from: day, total: earned }, watch: { sum: { call: "transactionSummary" } } });
    expect(report).not.toContain("unknown-source");
  });
  it("is no answer of a call that changes something", () => {
    const passkey = { ...output, watch: "made", fields: { name: { label } } };
    expect(reportOf({ fields: { from: day, total: passkey }, watch: { made: { call: "addPasskey" } } })).toContain(
      'The call "addPasskey" changes something, and here it would be made without anyone asking for it. Use one of ',
    );
  });
  it("has the type of what takes it", () => {
    const text = { kind: "text", label };
    expect(reportOf({ fields: { vendor: text, from: { ...day, min: { input: "vendor" } } } })).toContain(
      'What is typed in "vendor", a field of the kind "text", does not fit "min" of "from". It takes a day.',
    );
    expect(
      reportOf({
        fields: { vendor: text, total: output },
        watch: { sum: { ...sum, with: { from: { input: "vendor" } } } },
      }),
    ).toContain('does not fit the parameter "from" of "betSummary"');
    const limited = { ...day, max: { watch: "sum.stake" } };
    expect(reportOf({ fields: { from: day, to: limited }, watch: { sum } })).toContain(
      '"stake" of the answer of "betSummary" is money and does not fit "max" of "to".',
    );
  });
  it.each([
    ["step", "sum.count", '"count" of the answer of "betSummary" is integer and does not fit "step" of "vendor".'],
    [
      "currency",
      "sum.stake",
      '"stake" of the answer of "betSummary" is money and does not fit "currency" of "vendor".',
    ],
    ["quick", "sum.stake", '"stake" of the answer of "betSummary" is money and does not fit "quick" of "vendor".'],
  ])("has the type of what takes it: %s of an amount", (key, from, message) => {
    const amount = { kind: "amount", label, [key]: { watch: from } };
    expect(reportOf({ fields: { from: day, vendor: amount }, watch: { sum } })).toContain(message);
  });
  it("has the type of an amount where it is one of several to choose from", () => {
    const offering = (watched: string) => ({ kind: "amount", label, quick: ["10.00", { watch: watched }] });
    expect(reportOf({ fields: { from: day, vendor: offering("sum.count") }, watch: { sum } })).toContain(
      '"count" of the answer of "betSummary" is integer and does not fit "quick" of "vendor".',
    );
    expect(reportOf({ fields: { from: day, vendor: offering("sum.stake") }, watch: { sum } })).not.toContain("quick");
    expect(reportOf({ fields: { from: day, vendor: offering("sum.steak") }, watch: { sum } })).toContain("steak");
  });
  it("is no list of something else than amounts", () => {
    const report = reportOf({ fields: { from: day, vendor: { kind: "amount", label, quick: ["10.00", "ten"] } } });
    expect(report).toContain('Write an amount with two decimals, for example "100.00".');
  });
  it("is a step of money, and a currency that is chosen", () => {
    const choices = { PHP: { label }, USD: { label } };
    const fields = {
      from: day,
      kind: { kind: "select", label, choices },
      vendor: { kind: "amount", label, step: { watch: "sum.stake" }, currency: { input: "kind" } },
    };
    const report = reportOf({ fields, watch: { sum } });
    expect(report).not.toMatch(/"(?:step|currency)" of "vendor"/);
    const typed = {
      ...fields,
      kind: { kind: "text", label, sends: "vendor", when: { device: "android" } },
      vendor: { ...fields.vendor, when: { device: "ios" } },
    };
    expect(reportOf({ fields: typed, watch: { sum } })).toContain(
      'What is typed in "kind", a field of the kind "text", does not fit "currency" of "vendor". It takes the code of a currency',
    );
  });
  it("does not depend on itself", () => {
    expect(
      reportOf({ fields: { from: { ...day, max: { input: "to" } }, to: { ...day, min: { input: "from" } } } }),
    ).toContain("These fields depend on each other in a circle: from → to → from.");
    const watching = { kind: "amount", label, sends: "vendor", max: { watch: "sum.stake" } };
    const asking = { call: "betSummary", with: { vendor: { input: "amount" } } };
    expect(reportOf({ fields: { amount: watching }, watch: { sum: asking } })).toContain(
      "in a circle: amount → amount.",
    );
  });
  it("does not decide on the step that it is in", () => {
    const kind = { kind: "select", label, choices: { game: { label } }, sends: "kind" };
    const fields = { kind, from: { ...day, required: true } };
    const step = (names: string[], input: string) => ({
      title: label,
      fields: names,
      when: { compare: { of: { input }, empty: false } },
    });
    const first = { title: label, fields: ["kind"] };
    expect(reportOf({ fields, steps: { first, second: step(["from"], "kind") } })).not.toContain(" cycle ");
    const report = reportOf({ fields, steps: { first, second: step(["from"], "from") } });
    // The form's call needs the language, which the site adds.
    expect(report.match(/(?<=^brands\S+ )\S+/gm)).toEqual(["cycle"]);
    expect(report).toContain('The step "second" waits for what is typed in it, so nobody sees it:');
    expect(reportOf({ fields, steps: { first: step(["kind"], "from"), second: step(["from"], "kind") } })).toContain(
      "nobody sees it: the step first → from → the step second → kind → the step first.",
    );
  });
  it("is watched by what shows it", () => {
    expect(reportOf({ fields: { from: day }, watch: { sum } })).toContain(
      'No field of the form "bets" shows what it watches as "sum" or is limited by it, and no parameter takes it.',
    );
  });
});

describe("what a form takes from where it is shown", () => {
  const word = "category.RNG";
  const taking = (given: object, more: object = {}) => ({
    answer: {
      fields: { kind: { kind: "text", label } },
      submit: { call: "betRecords", label, busy: label, with: given, ...more },
      after: afterSending,
    },
  });
  const placed = { widget: "form", options: { form: "answer" } };
  const list = (call: string, sheet: string, field: string) => ({
    widget: "record-list",
    options: { source: { call }, open: { sheet }, fields: { [field]: { label: word } } },
  });
  const screens = {
    home: {
      body: { bets: list("betRecords", "bet", "name") },
      sheets: { bet: { title: word, gone: word, body: { form: placed } } },
    },
  };
  const of = (brand: object) => reportOn(brand);

  it("is a field of the entries that open its sheet", () => {
    expect(of({ forms: taking({ vendor: { row: "id" } }), screens })).not.toMatch(/unknown-|There is no row/);
    const report = of({ forms: taking({ vendor: { row: "idd" } }), screens });
    expect(report).toContain('"idd" is not a field of betRecord. Did you mean "id"?');
    expect(report.match(/(?:unknown-|binding-)[a-z]+/g)).toHaveLength(1);
  });
  it("is there in each place of the form", () => {
    const beside = { home: { ...screens.home, body: { ...screens.home.body, form: placed } } };
    const report = of({ forms: taking({ vendor: { row: "id" } }), screens: beside });
    expect(report).toContain(
      'There is no row here. Show the form "answer" only in sheets that entries of a list open.',
    );
    expect(report.match(/(?:unknown-|binding-)[a-z]+/g)).toHaveLength(1);
  });
  it("is a field of every kind of entry that opens a sheet with the form", () => {
    const both = {
      home: {
        body: { ...screens.home.body, news: list("announcements", "news", "title") },
        sheets: { ...screens.home.sheets, news: { title: word, gone: word, body: { form: placed } } },
      },
    };
    const report = of({ forms: taking({ vendor: { row: "stake" } }), screens: both });
    expect(report).toContain('The form is also shown for entries of announcement, which have no field "stake".');
    expect(report.match(/unknown-binding/g)).toHaveLength(1);
  });
  it("has the type of what takes it", () => {
    expect(of({ forms: taking({ from: { row: "stake" } }), screens })).toContain(
      'betRecord.stake is money and does not fit the parameter "from" of "betRecords". It takes a day.',
    );
  });
  it("is a parameter that every route with the form names", () => {
    const shown = { home: { body: { form: placed } } };
    const report = of({ forms: taking({ vendor: { query: "id" } }), screens: shown });
    expect(report).toContain(
      'The route "home", which shows the form "answer", does not name a parameter "id". Describe it in "query" of the route.',
    );
    expect(report.match(/(?:unknown-|binding-)[a-z]+/g)).toHaveLength(1);
    expect(
      of({
        forms: taking({ vendor: { query: "id" } }),
        screens: shown,
        routes: { home: { query: { id: "Which one." } } },
      }),
    ).not.toContain("does not name a parameter");
  });
  it("is checked for the call that follows, too", () => {
    const then = { call: "betSummary", fields: {}, with: { from: { row: "stake" } } };
    expect(of({ forms: taking({}, { then }), screens })).toContain(
      'betRecord.stake is money and does not fit the parameter "from" of "betSummary".',
    );
  });
});
