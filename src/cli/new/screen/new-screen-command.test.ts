import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { answerOf, triedSite } from "../../../../tests/support/tried-site.ts";
import { emptyFolder } from "../../../../tests/support/empty-folder.ts";

const made = async (...words: string[]) => {
  const site = triedSite();
  const answer = await site.livery("new", "screen", ...words);
  const read = (path: string) => readFileSync(join(site.folder, path), "utf8");
  return { site, answer, json: (path: string) => JSON.parse(read(path)) as Record<string, unknown> };
};

it("writes a list with its filters, its route and words in every language", async () => {
  const { site, answer, json } = await made("acme", "bet-list", "--from", "betRecords");
  expect(answer).toMatchObject({ code: 0, complaint: "" });
  expect(answer.out).toContain("Created the screen bet-list of acme: ");
  expect(json("brands/acme/screens/bet-list.json")).toMatchObject({
    filters: {
      kind: { kind: "choice", of: "betRecord.kind", any: "filter.any" },
      status: { kind: "choice", of: "betRecord.status", any: "filter.any" },
      period: { kind: "period", initial: "week" },
    },
    body: {
      list: {
        options: {
          source: { call: "betRecords", with: "filters" },
          fields: { name: {}, at: {} },
        },
      },
    },
  });
  expect(json("brands/acme/routes.json")["betList"]).toMatchObject({ path: "/m/betList", screen: "bet-list" });
  for (const language of ["EN", "TY"])
    expect(json(`text-packs/acme/${language}.json`)).toMatchObject({ "route.betList": "Bet list" });
  expect(await site.livery("check")).toMatchObject({ code: 0, out: expect.stringContaining("no mistakes") });
});

it("keeps guests out where the call needs a session, and lets them in where it does not", async () => {
  const { json } = await made("acme", "bet-list", "--from", "betRecords");
  const route = json("brands/acme/routes.json")["betList"] as Record<string, unknown>;
  const rules = route["enter"] ?? route["access"];
  expect(rules).toBeDefined();
  const open = await made("acme", "matches", "--from", "hotMatches");
  const { enter, access } = open.json("brands/acme/routes.json")["matches"] as Record<string, unknown>;
  expect([enter, access]).toEqual([undefined, undefined]);
});

it("writes the choices of a parameter whose values no field has", async () => {
  const { json } = await made("acme", "own-rebates", "--from", "rebateReport");
  expect(json("brands/acme/screens/own-rebates.json")).toMatchObject({
    filters: { by: { kind: "choice", choices: { day: { label: "rebate.by.day" } } } },
  });
});

it("leaves what files say already as it is, and adds a second screen to them", async () => {
  const { site, json } = await made("acme", "deposits-list", "--from", "depositRecords");
  const before = json("text-packs/acme/EN.json");
  expect(await site.livery("new", "screen", "acme", "payouts", "--from", "withdrawalRecords")).toMatchObject({
    code: 0,
  });
  expect(json("text-packs/acme/EN.json")).toMatchObject(before);
  expect(Object.keys(json("brands/acme/routes.json"))).toEqual(expect.arrayContaining(["depositsList", "payouts"]));
});

it("puts the route into brand.json where the brand has its routes there", async () => {
  const site = triedSite();
  const path = join(site.folder, "brands/acme/brand.json");
  const brand = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  site.write("brands/acme/brand.json", { ...brand, routes: { own: { path: "/m/own", screen: "home" } } });
  expect(await site.livery("new", "screen", "acme", "bet-list", "--from", "betRecords")).toMatchObject({ code: 0 });
  expect(existsSync(join(site.folder, "brands/acme/routes.json"))).toBe(false);
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ routes: { own: {}, betList: {} } });
});

it("makes its folders in a repository of brands that has no texts yet", async () => {
  const folder = emptyFolder();
  const run = (line: string) => answerOf([...line.split(" "), "--brands", join(folder, "brands")], folder);
  await run("new brand shop --market ph --yes");
  rmSync(join(folder, "text-packs"), { recursive: true });
  expect(await run("new screen shop bet-list --from betRecords")).toMatchObject({ code: 0, complaint: "" });
  expect(existsSync(join(folder, "text-packs/shop/TY.json"))).toBe(true);
  expect(await run("check shop --draw none")).toMatchObject({ code: 0, out: expect.stringContaining("no mistakes") });
});

it.each([
  [["acne", "bets", "--from", "betRecords"], 'There is no brand "acne". Did you mean "acme"?'],
  [["acme", "bets", "--from", "betRecord"], 'There is no call "betRecord". Did you mean "betRecords"?'],
  [["acme", "bets", "--from", "betSummary"], 'The call "betSummary" lists nothing. Did you mean "betRecords"?'],
  [
    ["acme", "bets", "--from", "winnerBoard"],
    'The call "winnerBoard" lists winner, which has no field that a cell can show.',
  ],
  [["acme", "home", "--from", "betRecords"], 'The brand already has a screen "home"; nothing was written.'],
  [["acme", "Bets", "--from", "betRecords"], '"Bets" cannot be the id of a screen. Use letters, digits and hyphens'],
  [["acme", "../bets", "--from", "betRecords"], '"../bets" cannot be the id of a screen.'],
  [["acme", "bets"], "--from <call>"],
])("%j is refused in one line, and nothing is written", async (words, complaint) => {
  const { site, answer } = await made(...words);
  expect(answer).toMatchObject({ code: 2, out: "", complaint: expect.stringContaining(complaint) });
  expect(answer.complaint.trimEnd()).not.toContain("\n");
  for (const path of ["brands/acme/screens/bets.json", "brands/acme/routes.json"])
    expect(existsSync(join(site.folder, path))).toBe(false);
});

it("writes nothing for a brand with mistakes", async () => {
  const site = triedSite();
  site.write("brands/acme/footer.json", '{ "lok": "bar" }');
  expect(await site.livery("new", "screen", "acme", "bets", "--from", "betRecords")).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('Unknown key "lok". Correct "acme" first: livery check acme'),
  });
  expect(existsSync(join(site.folder, "brands/acme/screens"))).toBe(false);
});
