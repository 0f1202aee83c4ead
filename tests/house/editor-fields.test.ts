import { describe, expect, it } from "vitest";
import { triedSite } from "../support/tried-site.ts";
import { inEditor } from "./support/editor.ts";

/** A text opened as a file of the brand kawayan. */
const inBrand = (kind: string, content: string) =>
  inEditor(
    `brands/kawayan/${kind}.json`,
    `{ "$schema": "../../.livery/schemas/kawayan/${kind}.schema.json", ${content} }`,
  );

/** A list on a screen of the brand kawayan. */
function list(call: string, content: string) {
  const options = `"source": { "call": "${call}" }, ${content}`;
  return inBrand("screen", `"body": { "a": { "widget": "record-list", "options": { ${options} } } }`);
}

describe("an editor completes, for a list of the contract,", () => {
  it("the fields of what it lists, and of nothing else", async () => {
    const { suggestions } = await list("messages", '"fields": { | }');
    expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(["title", "sentAt", "content"]));
    expect(Object.keys(suggestions)).not.toContain("stake");
    expect(suggestions["sentAt"]).toContain("A time");
  });
  it("the ways in which a field can be shown", async () => {
    const { suggestions } = await list("betRecords", '"fields": { "stake": { "as": "|" } }');
    expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(["money", "money-signed"]));
  });
  it("the fields that an option names", async () => {
    const { suggestions } = await list("messages", '"byDay": "|"');
    expect(Object.keys(suggestions)).toContain("sentAt");
  });
});

it.each([
  ["cells of a choice", '"value": "id", "fields": { | }'],
  ["the value of a choice", '"value": "|"'],
])("an editor completes %s from what its call lists", async (_what, content) => {
  const from = `"from": { "call": "betRecords", ${content} }`;
  const { suggestions } = await inBrand("form", `"fields": { "a": { "kind": "choice", ${from} } }`);
  expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(["stake", "vassalage"]));
  expect(Object.keys(suggestions)).not.toContain("sentAt");
});

it("an editor completes what describes fields from what the form watches", async () => {
  const watch = '"watch": { "promotion": { "call": "activity", "with": { "id": "w" } } }';
  const fields = '"fields": { "a": { "kind": "described", "label": "footer.home", "from": { "watch": "|" } } }';
  const { suggestions } = await inBrand("form", `${watch}, ${fields}`);
  expect(Object.keys(suggestions)).toContain("activity.fields");
});

it.each([
  ["data of a screen", "screen", '"data": { "a": { "call": "|" } }'],
  ["what a form watches", "form", '"watch": { "a": { "call": "|" } }'],
])("an editor offers no call that changes something as %s", async (_what, kind, content) => {
  const names = Object.keys((await inBrand(kind, content)).suggestions);
  expect(names).toContain("betSummary");
  expect(names).not.toContain("addPasskey");
});

describe("an editor completes the row of a list", () => {
  it.each([
    ["in its actions", '"actions": { "x": { "do": { "action": "copy", "value": { "row": "|" } } } }'],
    [
      "in what follows a question",
      '"actions": { "x": { "do": { "action": "confirm", "then": [{ "value": { "row": "|" } }] } } }',
    ],
    ["in what a cell compares", '"fields": { "name": { "when": { "compare": { "of": { "row": "|" } } } } }'],
    ["in what opens it", '"opening": { "when": { "not": { "compare": { "of": { "row": "|" } } } } }'],
  ])("%s", async (_where, content) => {
    const names = Object.keys((await list("messages", content)).suggestions);
    expect(names).toEqual(expect.arrayContaining(["title", "sentAt"]));
    expect(names).not.toContain("stake");
  });
});

/** A screen and a form whose parts share names. */
const label = "footer.home";
const bets = {
  filters: { period: { kind: "period", label, presets: ["today"] }, kind: { kind: "choice", label, choices: {} } },
  data: { sums: { call: "betSummary" } },
  body: {
    list: {
      widget: "record-list",
      options: { source: { call: "betRecords" }, fields: { name: { label } }, open: { sheet: "detail" } },
    },
  },
  sheets: { detail: { title: label, body: {} } },
};
const quoted = {
  fields: { amount: { kind: "amount", label } },
  watch: { quote: { call: "profitAndLossSummary" } },
  submit: { call: "betSummary", label, busy: label },
  after: { success: [{ action: "return" }] },
};
const inSheet = (options: string) => `"sheets": { "detail": { "body": { "a": { "widget": "record", ${options} } } } }`;
const source = (bound: string) =>
  `"body": { "a": { "widget": "record-list", "options": { "source": { "call": "betRecords", "with": { "from": ${bound} } } } } }`;
const link = (value: string) =>
  `"body": { "a": { "widget": "link-list", "options": { "links": { "x": { "value": { ${value} } } } } } }`;

describe("an editor completes what screens and forms of the brand declare", () => {
  it.each([
    ["a filter", "screen", source('{ "filter": "|" }'), ["period.from", "period.to", "kind"]],
    ["data with their field", "screen", source('{ "data": "|" }'), ["sums.stake"]],
    ["data", "screen", link('"data": "|"'), ["sums"]],
    ["fields of data", "screen", link('"data": "sums", "fields": { | }'), ["stake", "paid"]],
    ["a sheet", "screen", source("{}").replace('"source"', '"open": { "sheet": "|" }, "source"'), ["detail"]],
    ["fields of a record in a sheet", "screen", inSheet('"options": { "fields": { | } }'), ["gameType", "stake"]],
    ["the row of a sheet", "screen", inSheet('"when": { "compare": { "of": { "row": "|" } } }'), ["gameType"]],
    [
      "what is typed",
      "form",
      '"watch": { "x": { "call": "betSummary", "with": { "from": { "input": "|" } } } }',
      ["amount"],
    ],
    ["an answer", "form", '"fields": { "x": { "kind": "output", "watch": "|" } }', ["quote"]],
    [
      "fields of an answer",
      "form",
      '"fields": { "x": { "kind": "output", "watch": "quote", "fields": { | } } }',
      ["net"],
    ],
    ["a limit", "form", '"fields": { "x": { "kind": "amount", "max": { "watch": "|" } } }', ["quote.net"]],
    ["the fields of a step", "form", '"steps": { "x": { "fields": ["|"] } }', ["amount"]],
    ["the fields of a review", "form", '"fields": { "x": { "kind": "review", "fields": { | } } }', ["amount"]],
  ])("%s", async (_what, kind, content, expected) => {
    const { folder, write } = triedSite();
    write("brands/acme/screens/bets.json", JSON.stringify(bets));
    write("brands/acme/forms/quoted.json", JSON.stringify(quoted));
    const text = `{ "$schema": "../../.livery/schemas/acme/${kind}.schema.json", ${content} }`;
    const { suggestions } = await inEditor(`brands/acme/${kind}.json`, text, folder);
    expect(Object.keys(suggestions)).toEqual(expect.arrayContaining(expected));
  });
});
