import { expect, it } from "vitest";
import { triedSite } from "../../../tests/support/tried-site.ts";

const screen = {
  filters: { period: { kind: "period", label: "footer.home", presets: ["today", "week"] } },
  body: {
    list: {
      widget: "record-list",
      when: { visitor: "member" },
      options: {
        source: { call: "betRecords", with: { kind: "game", from: { filter: "period.from" }, vendor: { query: "v" } } },
        fields: { name: { label: "footer.home" }, net: { as: "money-signed", label: "footer.home" } },
        open: { sheet: "one" },
      },
    },
  },
  sheets: {
    one: {
      title: "footer.home",
      body: { all: { widget: "record", options: { fields: { stake: { label: "footer.home" } } } } },
    },
  },
};

async function explained(pointer: string, ...more: string[]): Promise<string> {
  const { write, livery } = triedSite();
  write("brands/acme/screens/bets.json", JSON.stringify(screen));
  write(
    "brands/acme/routes.json",
    JSON.stringify({ bets: { path: "/m/bets", screen: "bets", query: { v: "A vendor." } } }),
  );
  const { out, complaint } = await livery("explain", "acme", pointer, ...more);
  return out + complaint;
}

it("says which field of which call a cell shows, what the call is given, and who sees it", async () => {
  const said = await explained("/screens/bets/body/list/options/fields/net");
  expect(said).toContain("the field net of betRecord: money, null at times, shown as money-signed");
  expect(said).toContain("What it paid less its stake");
  expect(said).toContain("its name is the text footer.home");
  expect(said).toMatch(
    /from the call betRecords, which answers signed-in visitors only +brands\/acme\/screens\/bets\.json:1:\d+/,
  );
  expect(said).toMatch(/kind: always "game" +brands\/acme\/screens\/bets\.json/);
  expect(said).toMatch(/from: the first day of the filter period +brands.+\n +declared here +brands\/acme\/screens/);
  expect(said).toMatch(/vendor: v of the address/);
  expect(said).toContain("seen on bets (1 of 4 routes), by members only");
});

it("a cell of a sheet shows the row of the list that opens it", async () => {
  expect(await explained("/screens/bets/sheets/one/body/all/options/fields/stake")).toContain(
    "from the row that opened it, of the call betRecords, which answers signed-in visitors only",
  );
});

it("the same for programs", async () => {
  const said = await explained("/screens/bets/body/list/options/fields/net", "--format", "json");
  expect(JSON.parse(said)).toMatchObject({
    origin: {
      call: "betRecords",
      entity: "betRecord",
      field: "net",
      as: "money-signed",
      given: [
        { parameter: "kind", bound: "game" },
        { parameter: "from", bound: { filter: "period.from" } },
        { parameter: "vendor", bound: { query: "v" } },
      ],
    },
  });
});

const label = "footer.home";
const form = {
  fields: {
    first: { kind: "date", label, sends: "from" },
    until: { kind: "date", label, sends: "to", min: { input: "first" } },
    most: { kind: "amount", label, sends: "vendor", max: { watch: "sums.paid" } },
    total: { kind: "output", label, watch: "sums", fields: { stake: { label } } },
    typed: { kind: "review", label, fields: { first: {} } },
  },
  steps: { days: { title: label, fields: ["total"], when: { flag: "HOTMATCH" } } },
  watch: { sums: { call: "betSummary", with: { from: { input: "first" }, kind: "game" } } },
  submit: { call: "betSummary", label, busy: label },
  after: {},
};

/** What is said of a part of a form that one screen shows to members. */
async function explainedForm(pointer: string): Promise<string> {
  const { write, livery } = triedSite();
  const body = { asked: { widget: "form", when: { visitor: "member" }, options: { form: "bets" } } };
  write("brands/acme/forms/bets.json", JSON.stringify(form));
  write("brands/acme/screens/bets.json", JSON.stringify({ body }));
  write("brands/acme/routes.json", JSON.stringify({ bets: { path: "/m/bets", screen: "bets" } }));
  const { out, complaint } = await livery("explain", "acme", `/forms/bets${pointer}`);
  return out + complaint;
}

it("says of an output of a form what its call takes from which field, and who sees it", async () => {
  const said = await explainedForm("/fields/total/fields/stake");
  expect(said).toMatch(/from the call betSummary, which answers signed-in visitors only +brands\/acme\/forms\/bets/);
  expect(said).toMatch(/from: what is typed in first +brands.+\n +declared here +brands\/acme\/forms\/bets/);
  expect(said).toMatch(/kind: always "game"/);
  expect(said).toMatch(/\/forms\/bets\/steps\/days is there when|when the flag HOTMATCH is on/);
  expect(said).toContain("seen on bets (1 of 4 routes), by members only");
});

it.each([
  ["/fields/until/min", /what is typed in first +brands\/acme\/forms\/bets\.json:1:\d+/],
  ["/fields/most/max", /paid of the answer sums +brands.+\nfrom the call betSummary/],
  ["/fields/typed/fields/first", /what is typed in first +brands/],
  ["/watch/sums/with/from", /what is typed in first +brands/],
])("says what is taken from elsewhere in a form, and who sees it: %s", async (pointer, words) => {
  const said = await explainedForm(pointer);
  expect(said.replaceAll(/^ +/gm, "")).toMatch(words);
  expect(said).toContain("seen on bets (1 of 4 routes), by members only");
});

it("says from which call the data are that a parameter takes, and what that call takes", async () => {
  const { write, livery } = triedSite();
  const asks = (vendor: object) => ({ call: "betSummary", with: { vendor } });
  const source = { call: "betRecords", with: { vendor: { data: "sums.stake" } } };
  write("brands/acme/screens/bets.json", {
    data: { sums: asks({ data: "owner.account" }), owner: { call: "memberInfo" } },
    body: { list: { widget: "record-list", options: { source, fields: { name: { label } } } } },
  });
  write("brands/acme/routes.json", { bets: { path: "/m/bets", screen: "bets" } });
  const explain = async (pointer: string) => (await livery("explain", "acme", pointer)).out;
  const list = "/screens/bets/body/list/options";
  expect(await explain(`${list}/source/with/vendor`)).toMatch(
    /stake of the data sums +brands.+\n +from the call betSum/,
  );
  expect(await explain(`${list}/fields/name`)).toMatch(
    /vendor: stake of the data sums .+\n +declared here .+\n +from the call betSummary.+\n +vendor: account of the data owner .+\n +declared here .+\n +from the call memberInfo/,
  );
});

it("what is no cell has no origin", async () => {
  expect(await explained("/screens/bets/body/list")).not.toContain("from the call");
});
