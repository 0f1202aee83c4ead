// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import { isObject } from "#kernel/json.ts";
import { openSite } from "../support/base-site.tsx";
import { eventually } from "../support/eventually.ts";
import { sentOf, wireConstants } from "../support/wire-constants.ts";
import { brands } from "../support/every-brand.ts";

const constantsOf = new Map<string, Readonly<Record<string, string>>>(Object.entries(wireConstants));

/** Pages that make these calls, each with those that it makes in every brand. */
const pages: readonly [route: string, query: string, calls: readonly CallName[]][] = [
  ["home", "", ["recentGames", "hotGames", "winnerBoard", "announcements"]],
  ["gameLobby", "?gameType=RNG", ["gameCategories", "gameList"]],
  ["lottery", "", ["lotteryMenu"]],
  ["startLottery", "", ["lotteryLaunch"]],
  ["launchGame", "?vendor=AMH&category=RNG&gameId=20&nodeId=10", ["gameLaunch"]],
  ["help", "", ["helpArticles"]],
  ["notice", "", ["announcements"]],
  ["gameRecord", "", ["betRecords"]],
  ["transactionRecord", "", ["transactions"]],
  ["depositReport", "", ["depositRecords"]],
  ["profitAndLoss", "", ["profitAndLoss"]],
];

/** What a part of a descriptor says of calls: their names, and the parameters that are written for them. */
function writtenCalls(value: unknown): { call: string; written: object }[] {
  if (Array.isArray(value)) return value.flatMap(writtenCalls);
  if (!isObject(value)) return [];
  const { call, with: written = {} } = value;
  const own = typeof call === "string" && isObject(written) ? [{ call, written }] : [];
  return [...own, ...Object.values(value).flatMap(writtenCalls)];
}

/** What the platform receives of a call, as its address has it. */
function wire(call: string, input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(sentOf(call as CallName, input)).map(([name, of]) => [name, String(of)]));
}

describe.each([...brands.values()])("$id", (compiled) => {
  const { brand } = compiled;

  test.each(pages)("sends the constants of its calls from %s%s", async (route, query, calls) => {
    const path = brand.routes[route]?.path ?? "";
    const site = await openSite(`${path}${query}`, { brand: compiled, language: brand.languages.default, session: {} });
    const made = () => site.calls.filter(({ call }) => constantsOf.has(call));
    await eventually(() => expect(made().map(({ call }) => call)).toEqual(expect.arrayContaining([...calls])));
    for (const { call, input } of made())
      expect([call, wire(call, input as object)]).toEqual([call, expect.objectContaining(constantsOf.get(call))]);
  });

  test("writes no other constant anywhere", () => {
    const written = writtenCalls([brand.screens, brand.forms, brand.header, brand.footer, brand.footers, brand.menus]);
    expect(written.length).toBeGreaterThan(50);
    for (const { call, written: parameters } of written)
      expect([call, wire(call, parameters)]).toEqual([call, expect.objectContaining(constantsOf.get(call) ?? {})]);
  });

  test("registers with the type 0, and asks for codes by SMS with the module VERIFICATION3 @account-3-14 @account-3-19 @account-9-12", () => {
    const forms = Object.values(brand.forms);
    const registrations = forms.filter(({ submit }) => submit.call === "register");
    expect(registrations.length).toBeGreaterThan(0);
    for (const { submit } of registrations) expect(sentOf("register", submit.with ?? {})).toMatchObject({ type: 0 });
    const codes = forms.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field.kind === "sms-code" && field.send ? [field.send] : [])),
    );
    expect(codes.length).toBeGreaterThan(0);
    for (const send of codes)
      expect([send.call, sentOf("smsCode", send.with ?? {})]).toEqual([
        "smsCode",
        expect.objectContaining({ module: "VERIFICATION3" }),
      ]);
  });
});
