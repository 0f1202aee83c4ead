import { expect, test } from "vitest";
import { required } from "#kernel/assert.ts";
import { contract } from "#gateway/contract.ts";
import { factsOfCall } from "#gateway/facts-of-call.ts";
import { compileTried, own, reported, site } from "../fixtures/site.ts";
import { describedCalls } from "./described-calls.ts";
import { routeSlice, siteSlice } from "./slices.ts";

const label = "category.RNG";
const list = (call: string, more: object = {}) => ({
  widget: "record-list",
  options: { source: { call, ...more }, fields: { at: { label } } },
});
const button = (id: string, action: object) => ({
  widget: "action-bar",
  options: { buttons: { [id]: { label, do: action } } },
});
const screen = {
  data: { sum: { call: "transactionSummary" } },
  filters: { kind: { kind: "choice", label, from: { call: "activities", value: "id", label: "title" } } },
  sheets: { more: { title: label, body: { list: list("depositRecords") } } },
  body: {
    list: list("transactions"),
    games: {
      widget: "record-list",
      options: {
        source: { call: "gameList", with: { gameName: { data: "sum.net" }, vassalage: { filter: "kind" } } },
        key: "nodeId",
        fields: { nodeName: { label } },
      },
    },
    again: button("again", { action: "refresh", calls: ["withdrawalRecords"] }),
    more: button("more", { action: "open-sheet", sheet: "more" }),
    balance: { widget: "record", options: { source: { call: "wallet" }, fields: { currency: { label } } } },
  },
};
const end = { action: "call", call: "endOtherSessions", after: { success: [{ action: "back" }] } };
const words = ["lobby.none", "sheet.gone", "balance.masked", "list.more"];

/** What the slices of a brand say of calls: the site's, and those of its pages. */
function described() {
  const pack = JSON.parse(site.texts["text-packs/base/EN.json"] ?? "") as object;
  const compiled = compileTried(
    {
      ...own,
      screens: { home: screen },
      menus: { main: { entries: { end: { icon: "home", label: "menu.home", do: end } } } },
    },
    { "text-packs/base/EN.json": { ...pack, ...Object.fromEntries(words.map((key) => [key, "Words"])) } },
  );
  const brand = required(compiled.brands.get("tried"), reported(compiled));
  return {
    frame: siteSlice(brand, "EN", { assets: {}, watched: false }).calls ?? {},
    home: routeSlice(brand, "EN", "home").calls ?? {},
  };
}

test("a page has the calls of its screen and its sheets, and the site those of its menus", () => {
  const { frame, home } = described();
  expect(Object.keys(home)).toEqual([
    "activities",
    "announcements",
    "depositRecords",
    "hotGames",
    "hotMatches",
    "transactionSummary",
    "transactions",
    "withdrawalRecords",
  ]);
  expect(Object.keys(frame)).toEqual(["endOtherSessions"]);
});

test("a call is described as the contract has it", () =>
  expect(described().home["transactions"]).toEqual(factsOfCall(contract.transactions)));

test("what the site's code knows is not sent, and nothing where that is all", () => {
  expect(describedCalls(["wallet", "headIcon"]).calls).toEqual({ headIcon: factsOfCall(contract.headIcon) });
  expect(describedCalls(["wallet"])).toEqual({});
});
