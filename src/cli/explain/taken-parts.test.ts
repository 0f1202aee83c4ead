import { expect, it } from "vitest";
import { triedSite } from "../../../tests/support/tried-site.ts";

const label = "footer.home";
const entries = {
  widget: "record-list",
  options: { source: { call: "betRecords" }, fields: { name: { label } }, open: { sheet: "bet" } },
};
const chosen = {
  fields: {
    vendor: {
      kind: "choice",
      label,
      initial: { row: "vassalage" },
      from: {
        call: "betRecords",
        with: { kind: { query: "kind" }, from: { input: "from" } },
        value: "vassalage",
        fields: { name: { label }, bet: { field: "stake", label } },
      },
    },
    from: { kind: "date", label, initial: { query: "since" }, max: { input: "to" } },
    to: { kind: "date", label },
    status: { kind: "text", label, initial: { visitor: "userName" } },
  },
  submit: { call: "betSummary", label, busy: label },
  after: {},
};
const note = { text: "tried.note", values: { paid: { data: "sums.paid" }, since: { filter: "days.from" } } };

/** What is said of a screen with texts that have values, and of a form in a sheet that an entry opens. */
async function explainedSheet(pointer: string, ...more: string[]): Promise<string> {
  const { write, livery } = triedSite();
  const text = { text: "tried.title", values: { game: { row: "status" } } };
  write("brands/acme/forms/bets.json", chosen);
  write("brands/acme/screens/bets.json", {
    filters: { days: { kind: "period", label, presets: ["today", "week"] } },
    data: { sums: { call: "betSummary", with: { from: { filter: "days.from" } } } },
    body: { entries, note: { widget: "text", when: { visitor: "member" }, options: { text: note } } },
    sheets: { bet: { title: text, gone: label, body: { form: { widget: "form", options: { form: "bets" } } } } },
  });
  const query = { kind: "What is listed.", since: "From when on." };
  write("brands/acme/routes.json", { bets: { path: "/m/bets", screen: "bets", query } });
  const { out, complaint } = await livery("explain", "acme", pointer, ...more);
  return (out + complaint).replaceAll(/ {2,}brands\S+/g, "  @");
}

it("says of a choice which call lists what can be chosen, what it is given, and what is sent", async () => {
  for (const pointer of ["/forms/bets/fields/vendor", "/forms/bets/fields/vendor/from"]) {
    const said = await explainedSheet(pointer);
    expect(said).toContain(
      [
        "  its choices come from the call betRecords, which answers signed-in visitors only  @",
        "    kind: kind of the address  @",
        "    from: what is typed in from  @",
        "      declared here  @",
        "    what is sent is the field vassalage of betRecord: text  @",
        "    people choose by name, stake",
        "  seen on bets (1 of 4 routes), by everyone",
      ].join("\n"),
    );
  }
  expect(JSON.parse(await explainedSheet("/forms/bets/fields/vendor", "--format", "json"))).toMatchObject({
    listed: {
      call: "betRecords",
      value: "vassalage",
      shown: ["name", "stake"],
      given: [
        { parameter: "kind", bound: { query: "kind" } },
        { parameter: "from", bound: { input: "from" } },
      ],
    },
    takenParts: { initial: { row: "vassalage" } },
  });
});

it("says of a filter which call lists its values", async () => {
  const { write, livery } = triedSite();
  const from = { call: "vendors", value: "vassalage", label: "accountTypeName" };
  write("brands/acme/screens/bets.json", {
    filters: { vendor: { kind: "choice", label, any: label, from } },
    body: {
      list: {
        ...entries,
        options: {
          ...entries.options,
          open: undefined,
          source: { call: "betRecords", with: { vendor: { filter: "vendor" } } },
        },
      },
    },
  });
  const { out } = await livery("explain", "acme", "/screens/bets/filters/vendor");
  expect(out).toMatch(
    /its choices come from the call vendors, .+\n.+ what is sent is the field vassalage of vendor: text/,
  );
  expect(out).toContain("people choose by accountTypeName");
});

it.each([
  [
    "vendor",
    "initial: vassalage of the row  @\n    from the row in scope, of the call betRecords, which answers signed-in visitors only\n    the field vassalage of betRecord: text",
  ],
  ["from", "initial: since of the address  @\n  max: what is typed in to  @\n    declared here  @"],
  ["status", "initial: userName of the visitor  @"],
])("says what a field begins with and its limits, where they come from elsewhere: %s", async (field, words) => {
  const said = await explainedSheet(`/forms/bets/fields/${field}`);
  expect(said).toContain(words);
  expect(said).toContain("seen on bets (1 of 4 routes), by everyone");
  expect((await explainedSheet(`/forms/bets/fields/${field}/initial`)).split("\n").slice(2).join("\n")).toContain(
    words.slice("initial: ".length, words.indexOf("  @")),
  );
});

it("says of a text what its values are, how they are written, and who sees it", async () => {
  const said = await explainedSheet("/screens/bets/body/note/options/text");
  expect(said).toContain(
    [
      "  {{paid}}: paid of the data sums  @",
      "    declared here  @",
      "    from the call betSummary, which answers signed-in visitors only  @",
      "      from: the first day of the filter days  @",
      "        declared here  @",
      "    the field paid of betSummary: money, written as money",
      "  {{since}}: the first day of the filter days  @",
      "    declared here  @",
      "  guests see nothing of it: it waits for what only members have",
      "  seen on bets (1 of 4 routes), by members only",
    ].join("\n"),
  );
  const one = await explainedSheet("/screens/bets/body/note/options/text/values/paid");
  expect(one).toContain("  the field paid of betSummary: money, written as money");
  expect(one).toContain("seen on bets (1 of 4 routes), by members only");
});

it("says of the title of a sheet which row it is about", async () => {
  const said = await explainedSheet("/screens/bets/sheets/bet/title");
  expect(said).toContain("{{game}}: status of the row");
  expect(said).toContain("from the row in scope, of the call betRecords, which answers signed-in visitors only");
  expect(said).not.toContain("guests see nothing of it");
});

it("fields that the platform describes come from an answer", async () => {
  const { write, livery } = triedSite();
  write("brands/acme/forms/apply.json", {
    fields: { details: { kind: "described", label, from: { watch: "promotion.fields" } } },
    watch: { promotion: { call: "activity", with: { id: "w" } } },
    submit: { call: "joinActivity", label, busy: label, with: { id: "w" } },
    after: {},
  });
  const { out } = await livery("explain", "acme", "/forms/apply/fields/details");
  expect(out).toContain("fields of the answer promotion");
  expect(out).toContain("the field fields of activityDetail: fields that the platform describes");
});
