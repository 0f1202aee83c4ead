import { expect, test } from "vitest";
import { callsNamedIn, siteFiles } from "../../scripts/generate/named-calls.ts";
import { answerOutlines } from "#gateway/answer-outlines.ts";
import { callEffects } from "#gateway/call-effects.ts";
import { callTable } from "#gateway/call-table.ts";
import { iconSources } from "#descriptor/vocabulary/icon.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { callWires } from "#gateway/call-wires.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { textOf } from "./support/tree.ts";

const calls = Object.entries(contract as Record<string, Endpoint>);
const naming = siteFiles().flatMap((file) => callsNamedIn(textOf(file), file).map((name) => ({ name, file })));
const named = new Map(naming.map(({ name, file }) => [name, file]));
const widgetCalls = Object.values(widgetDescriptions).flatMap((widget) =>
  ("calls" in widget ? (widget.calls ?? []) : []).map((name) => ({ name: String(name), type: widget.type })),
);
const isOfWidget = (call: string) => widgetCalls.some(({ name }) => name === call);

test.each([
  ['useCall("wallet"); send(`logout`, {}); type Launch = "gameLaunch" | null;', ["logout", "gameLaunch", "wallet"]],
  ["const a = <List source={{ call: 'gameList' }} of=\"vendors\" />;", ["vendors", "gameList"]],
  ['// It makes "wallet".\nconst of = (rule: Rule["messages"]) => wallet.vendors;', []],
])("%s names %j", (code, names) => expect(callsNamedIn(code, "a.tsx")).toEqual(names));

test("the files are those of the site, without tests", () => {
  expect(new Set(siteFiles().map((file) => file.split("/")[1]))).toEqual(
    new Set(["session", "data", "guards", "facts", "actions", "cells", "parts", "widgets", "app"]),
  );
  expect(siteFiles().filter((file) => file.includes(".test."))).toEqual([]);
});

test("a call that the site's code names is in its table, unless it is one of a widget, whose pages describe it", () => {
  expect([...named].filter(([name]) => !Object.hasOwn(callTable, name) && !isOfWidget(name))).toEqual([]);
  expect(Object.keys(callTable).filter(isOfWidget)).toEqual([]);
  expect(widgetCalls.filter(({ name }) => !named.has(name))).toEqual([]);
});

test("only the widget itself and what it takes its data from make the calls of a widget", () => {
  // A word that is also the name of an icon does not say that a call is made.
  const made = naming.filter(({ name }) => isOfWidget(name) && !Object.hasOwn(iconSources, name));
  expect(made.length).toBeGreaterThan(3);
  const elsewhere = made.filter(({ name, file }) => {
    const type = widgetCalls.find((one) => one.name === name)?.type;
    return !file.startsWith(`src/widgets/${type}/`) && !file.startsWith("src/data/");
  });
  expect(elsewhere).toEqual([]);
});

test("so is one that it finds by what the contract says, and no other: a page's slice describes those", () => {
  const found = new Set(
    calls.filter(([, { session, counts }]) => session === "ends" || counts !== undefined).map(([name]) => name),
  );
  expect(found.size).toBe(4);
  expect(Object.keys(callTable).filter((name) => !named.has(name) && !found.has(name))).toEqual([]);
  expect([...found].filter((name) => !Object.hasOwn(callTable, name))).toEqual([]);
});

test("each table says something of the same calls", () => {
  const names = Object.keys(callTable);
  expect(Object.keys(callWires)).toEqual(names);
  expect(Object.keys(answerOutlines)).toEqual(names);
  expect(Object.keys(callEffects).filter((name) => !names.includes(name))).toEqual([]);
});
