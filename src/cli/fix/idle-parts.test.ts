import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { triedSite } from "../../../tests/support/tried-site.ts";

const filters = { period: { kind: "period", label: "footer.home", presets: ["today", "week"] } };
const list = (from: string, fields: object = { name: { label: "footer.home" } }) => ({
  list: {
    widget: "record-list",
    options: { source: { call: "betRecords", with: { from: { filter: from } } }, fields },
  },
});

async function fixed(screen: object): Promise<{ code: number; screen: unknown }> {
  const { folder, write, livery } = triedSite();
  write("brands/acme/screens/bets.json", JSON.stringify(screen));
  write("brands/acme/routes.json", JSON.stringify({ bets: { path: "/m/bets", screen: "bets" } }));
  const { code } = await livery("fix", "--yes");
  return { code, screen: JSON.parse(readFileSync(join(folder, "brands/acme/screens/bets.json"), "utf8")) };
}

it("writes the field that was meant", async () => {
  expect(await fixed({ filters, body: list("period.from", { nmae: { label: "footer.home" } }) })).toEqual({
    code: 0,
    screen: { filters, body: list("period.from") },
  });
});

it("writes the whole binding that was meant, with its day", async () => {
  expect(await fixed({ filters, body: list("perid.from") })).toEqual({
    code: 0,
    screen: { filters, body: list("period.from") },
  });
});

it("leaves a period without its day: either may be meant", async () => {
  const unclear = { filters, body: list("perid") };
  expect(await fixed(unclear)).toEqual({ code: 1, screen: unclear });
});

it("leaves data that nothing reads, and a filter that restricts nothing: either may be about to be used", async () => {
  const idle = { kind: "toggle", label: "footer.home", sends: "on" };
  const unclear = {
    filters: { ...filters, idle },
    data: { sums: { call: "betSummary" } },
    body: list("period.from"),
  };
  expect(await fixed(unclear)).toEqual({ code: 1, screen: unclear });
});

it("leaves what a form watches and no field shows", async () => {
  const { folder, write, livery } = triedSite();
  const form = {
    fields: { vendor: { kind: "text", label: "footer.home" } },
    watch: { quote: { call: "betSummary" } },
    submit: { call: "betRecords", label: "footer.home", busy: "footer.home" },
    after: {},
  };
  write("brands/acme/forms/quoted.json", JSON.stringify(form));
  const { out } = await livery("fix", "--yes");
  expect(out).toContain("Nothing can be fixed automatically.");
  expect(JSON.parse(readFileSync(join(folder, "brands/acme/forms/quoted.json"), "utf8"))).toEqual(form);
});
