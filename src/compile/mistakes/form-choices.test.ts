import { describe, expect, it } from "vitest";
import { afterSending, reportOn } from "../fixtures/site.ts";

const label = "login.username";
const choices = { won: { label }, open: { label } };
const from = { call: "betRecords", value: "vassalage", fields: { name: { label } } };
const choice = { kind: "choice", label, from };

/** What is said of a form of the call `betRecords`. */
function reportOf(fields: object): string {
  const submit = { call: "betRecords", label, busy: label };
  return reportOn({ forms: { bets: { fields, submit, after: afterSending } } });
}
/** What is reported, but for texts and parameters that these forms lack. */
const reportsOf = (report: string) =>
  report.split("\n").filter((line) => line.startsWith("brands/") && !/unknown-text-key|missing-parameter/.test(line));

describe("a choice", () => {
  it("is sound where names and types are", () => {
    const given = { status: { input: "status" } };
    const report = reportOf({
      status: { kind: "choice", label, choices, initial: "won" },
      vendor: { ...choice, from: { ...from, with: given }, initial: { input: "note" } },
      note: { kind: "text", label, sends: "vendor" },
    });
    expect(report).not.toMatch(
      /unknown-(?:source|field|binding)|binding-type|impossible-limits|wrong-field-kind|cycle/,
    );
  });
  it.each([
    [
      "call",
      { vendor: { ...choice, from: { ...from, call: "betRecord" } } },
      'There is no call "betRecord". Did you mean "betRecords"?',
    ],
    [
      "call that lists many",
      { vendor: { ...choice, from: { ...from, call: "betSummary" } } },
      'The call "betSummary" does not list anything that has fields.',
    ],
    [
      "parameter",
      { vendor: { ...choice, from: { ...from, with: { vndor: "x" } } } },
      'The call "betRecords" has no parameter "vndor". Did you mean "vendor"?',
    ],
    [
      "field that is sent",
      { vendor: { ...choice, from: { ...from, value: "vasalage" } } },
      '"vasalage" is not a field of betRecord. Did you mean "vassalage"?',
    ],
    [
      "field that is shown",
      { vendor: { ...choice, from: { ...from, fields: { nam: { label } } } } },
      '"nam" is not a field of betRecord. Did you mean "name"?',
    ],
    [
      "field that a cell compares",
      {
        vendor: {
          ...choice,
          from: { ...from, fields: { name: { label, when: { compare: { of: { row: "stak" }, empty: false } } } } },
        },
      },
      '"stak" is not a field of betRecord. Did you mean "stake"?',
    ],
    [
      "type of what is sent",
      { status: choice },
      '"vassalage" of what "betRecords" lists is a text and does not fit the parameter "status" of "betRecords".',
    ],
    [
      "type that can be sent, whatever it begins with",
      { vendor: { ...choice, from: { ...from, value: "stake" }, initial: { visitor: "userName" } } },
      '"value" needs a text',
    ],
    ["type that can be sent", { vendor: { ...choice, from: { ...from, value: "stake" } } }, '"value" needs a text'],
    [
      "parameter that takes no choice",
      { from: choice },
      'The call "betRecords" takes a day as "from", which a field of the kind "choice" does not send.',
    ],
    [
      "parameter that takes numbers, not words",
      { pageSize: { kind: "choice", label, choices } },
      'The call "betRecords" takes a number as "pageSize", which a field of the kind "choice" does not send. Use "number".',
    ],
    [
      "choice that the call takes",
      { status: { kind: "choice", label, choices: { one: { label } } } },
      'The call "betRecords" does not take "one" as "status".',
    ],
    [
      "initial choice",
      { status: { kind: "select", label, choices, initial: "opn" } },
      'The field does not offer "opn", which it begins with. Did you mean "open"?',
    ],
    [
      "value that can be placed",
      { vendor: { ...choice, from: { ...from, arrange: { 12: { hidden: true } } } } },
      "whole numbers have an order of their own",
    ],
    [
      "word of what is arranged",
      { vendor: { ...choice, from: { ...from, arrange: { "GNL.1": { hiden: true } } } } },
      'Did you mean "hidden"?',
    ],
    ["origin", { vendor: { kind: "choice", label } }, "The field has nothing to choose."],
    ["one origin", { vendor: { ...choice, choices } }, 'The field takes its values from "choices" already.'],
  ])("has a sound %s", (_what, fields, message) => {
    const report = reportOf(fields);
    expect(report).toContain(message);
    expect(reportsOf(report)).toHaveLength(1);
  });
  it("names what it arranges with texts that there are, and takes values that nobody can know", () => {
    const arrange = { nobody: { hidden: true }, GNL: { label: "vendor.ours" } };
    const report = reportOf({ vendor: { ...choice, from: { ...from, arrange } } });
    expect(report).toContain('No text pack contains "vendor.ours".');
    expect(report).not.toContain("nobody");
  });
  it("whose preset is wrong is reported there", () => {
    const submit = { call: "betRecords", label, busy: label };
    const forms = { bets: { fields: { vendor: { use: "maker" } }, submit, after: afterSending } };
    const report = reportOn({ fields: { maker: { ...choice, from: true } }, forms });
    expect(reportsOf(report)).toEqual([expect.stringContaining("wrong-shape")]);
  });
  it("compares with what it can be", () => {
    const when = { compare: { of: { input: "status" }, in: ["opn"] } };
    const report = reportOf({ status: { kind: "choice", label, choices }, vendor: { kind: "text", label, when } });
    expect(report).toContain('What is typed in "status" is never "opn". Did you mean "open"?');
  });
  it("does not list what depends on itself", () => {
    const vendor = { ...choice, from: { ...from, with: { vendor: { input: "vendor" } } } };
    expect(reportOf({ vendor })).toContain("in a circle: vendor → vendor.");
  });
  it("is a preset that forms take", () => {
    const report = reportOn({
      fields: { vendor: choice },
      forms: {
        bets: {
          fields: { vendor: { use: "vendor" } },
          submit: { call: "betRecords", label, busy: label },
          after: afterSending,
        },
      },
    });
    expect(reportsOf(report)).toEqual([]);
  });
});

describe("personal data of an option", () => {
  it("is masked", () => {
    const shown = (fields: object) =>
      reportOf({ vendor: { ...choice, from: { call: "transactions", value: "id", fields } } });
    expect(shown({ balance: { label, as: "money" } })).toContain("transaction.balance is personal data");
    expect(shown({ balance: { label } })).not.toContain("personal data");
  });
});

describe("an initial value from around the form", () => {
  it.each([
    [
      "a switch",
      { kind: "switch", label },
      { query: "on" },
      'What the address says is text and does not fit "initial" of "vendor".',
    ],
    ["an amount", { kind: "amount", label }, { visitor: "userName" }, "The name of a visitor is text and does not fit"],
    ["a select", { kind: "select", label, choices }, { visitor: "userName" }, "The name of a visitor is text"],
  ])("of %s fits it", (_kind, field, initial, message) => {
    expect(reportOf({ vendor: { ...field, initial } })).toContain(message);
  });
  it("of a row is that of a sheet", () => {
    const screens = { home: { body: { bets: { widget: "form", options: { form: "bets" } } } } };
    const fields = { vendor: { kind: "text", label, initial: { row: "id" } } };
    const submit = { call: "betRecords", label, busy: label };
    const report = reportOn({ screens, forms: { bets: { fields, submit, after: afterSending } } });
    expect(report).toContain("There is no row here.");
  });
  it("is a parameter that each route with the form names", () => {
    const screens = { home: { body: { bets: { widget: "form", options: { form: "bets" } } } } };
    const submit = { call: "betRecords", label, busy: label };
    const fields = { vendor: { kind: "text", label, initial: { query: "vendor" } } };
    const report = reportOn({ screens, forms: { bets: { fields, submit, after: afterSending } } });
    expect(report).toContain('does not name a parameter "vendor"');
  });
});
