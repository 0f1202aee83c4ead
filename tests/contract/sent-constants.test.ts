import { describe, expect, test, vi } from "vitest";
import { browserTransport } from "#data/client/transport/browser-transport.ts";
import { PublicData } from "#host/platform/public-data.ts";
import { contract, type CallName } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { required } from "#kernel/assert.ts";
import "../support/known-calls.ts";
import { compiledAcme } from "../support/compiled-brand.ts";
import { forwarding } from "../support/forwarding.ts";
import { sentOf, wireConstants } from "../support/wire-constants.ts";

/** The sentences that name the constants of a call. */
const sentences: readonly [tags: string, call: keyof typeof wireConstants][] = [
  ["@games-7-02", "gameCategories"],
  ["@games-7-04 @account-3-39 @games-9-14 @games-3-48", "gameList"],
  ["@games-7-06 @games-3-48", "hotGames"],
  ["@games-7-11 @account-3-39 @games-9-14", "recentGames"],
  ["@games-7-12", "lotteryList"],
  ["@games-7-14", "lotteryMenu"],
  ["@games-7-18", "lotteryLaunch"],
  ["@games-7-20", "winnerBoard"],
  ["@games-7-25 @account-7-29", "helpArticles"],
  ["@games-7-39", "gameLaunch"],
  ["@account-7-18", "announcements"],
  ["@games-3-48", "betRecords"],
  ["@account-3-45 @games-3-46", "transactions"],
  ["@account-3-45 @games-3-46", "depositRecords"],
  ["@account-3-45 @games-3-47", "profitAndLoss"],
  ["@account-3-44", "agentLinks"],
  ["@account-3-44", "registerSettings"],
  ["@games-3-48", "favouriteList"],
  ["@games-3-48", "favouriteIds"],
  ["@games-3-48", "addFavourite"],
  ["@games-3-48", "removeFavourite"],
  ["@account-3-39 @account-3-44 @games-3-46", "settings"],
  ["@account-3-44", "captcha"],
  ["@account-3-46 @games-3-47", "agentNoticeCount"],
  ["@account-3-46 @games-3-47 @games-7-28", "teamKpi"],
  ["@account-3-46 @games-3-47", "teamMembers"],
];
const visitor = { merchantCode: "acme", token: null };

/** A page's fetch: to its host, which forwards to a platform that records what arrives. */
async function page() {
  const { host, platform, received } = await forwarding({}, (_, response) => void response.writeHead(503).end());
  const fetchNow = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetchNow(host + path, init));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  /** What the platform gets of a call that it refuses. */
  const arriving = async (sending: Promise<unknown>) => {
    await expect(sending).rejects.toThrow("answered 503");
    const { url, headers, body } = required(received.at(-1), "The request");
    const written = JSON.parse(body || "{}") as Record<string, unknown>;
    const input = { ...Object.fromEntries(new URL(url ?? "", host).searchParams), ...written };
    return { input, merchant: headers["merchant-code"] };
  };
  return { platform, arriving };
}

test("each call with constants has its sentences", () => {
  expect(sentences.map(([, call]) => call)).toEqual(Object.keys(wireConstants));
});

describe.each(sentences)("%s: of %s the platform receives through the host", (_tags, call) => {
  test("the constants from a page in a browser", async () => {
    const { arriving } = await page();
    const { input, merchant } = await arriving(browserTransport({ call, input: { language: "EN" }, ...visitor }));
    expect(input).toMatchObject({ ...wireConstants[call], language: "EN" });
    expect(merchant).toBe("acme");
  });
});

test("the host sends them too when it renders a page, and a widget's own parameters take precedence", async () => {
  const { arriving, platform } = await page();
  const ask = new PublicData(platform).transport(await compiledAcme());
  vi.unstubAllGlobals();
  const input = { prizeMode: "Elott", group: undefined, language: "EN" };
  expect((await arriving(ask({ call: "lotteryList", input, ...visitor }))).input).toEqual({
    prizeMode: "Elott",
    language: "EN",
  });
  expect((await arriving(ask({ call: "hotGames", input: {}, ...visitor }))).input).toMatchObject({
    isPlatform: "2",
    platform: "html5",
  });
});

test("a registration has the type 0, a code for a reset the module VERIFICATION3 @account-3-14 @account-3-19 @account-9-12", () => {
  expect(sentOf("register", { username: "maria" })).toEqual({ type: 0, username: "maria" });
  expect(sentOf("smsCode", {})).toEqual({ module: "VERIFICATION3", purpose: "reset" });
});

test("what the contract takes as given is what is sent", () => {
  for (const [call, { input }] of Object.entries(contract as Record<string, Endpoint>))
    for (const [name, value] of Object.entries(sentOf(call as CallName, {})))
      expect(input.shape[name]?.parse(undefined), `${call}.${name}`).toBe(value);
});
