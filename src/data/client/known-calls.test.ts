import { beforeEach, expect, test, vi } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { callTable } from "#gateway/call-table.ts";
import { contract } from "#gateway/contract.ts";
import { factsOfCall } from "#gateway/facts-of-call.ts";

const facts = factsOfCall(contract.readMessage);

/** The modules as a page has them that has no slice yet. */
async function newPage() {
  const { learnCalls, needsOf } = await import("./known-calls.ts");
  const { wireOf } = await import("./transport/wire-of.ts");
  const { changesOf } = await import("./cache/effects.ts");
  const { presume } = await import("./cache/presume.ts");
  return { learnCalls, needsOf, wireOf, changesOf, presume };
}

beforeEach(() => {
  vi.resetModules();
});

test("a call of the site's own code is known without any slice", async () => {
  const { needsOf, wireOf, changesOf } = await newPage();
  expect(needsOf("wallet")).toEqual({ auth: "session" });
  expect(wireOf("wallet")).toEqual({ path: "/api/wallet" });
  expect([changesOf("wallet"), changesOf("addRecentGame")]).toEqual([[], ["recentGames"]]);
});

test("any other is known once a slice describes it, also on the pages after that", async () => {
  const { learnCalls, needsOf, wireOf } = await newPage();
  learnCalls({ readMessage: facts });
  learnCalls({ messages: factsOfCall(contract.messages) });
  learnCalls(undefined);
  expect(needsOf("messages").paged).toBe(true);
  expect(needsOf("readMessage").auth).toBe("session");
  expect(wireOf("readMessage")).toMatchObject({ method: facts.method, path: facts.path });
});

test("what it changes is known by name, whether the page knows those calls or not", async () => {
  const { learnCalls, needsOf, changesOf, presume } = await newPage();
  learnCalls({ readMessage: facts });
  expect(changesOf("readMessage")).toEqual(["messages", "unreadCount"]);
  expect(() => needsOf("messages")).toThrow("No page describes");
  const answers = new QueryClient();
  answers.setQueryData(["messages"], [{ id: "m1", read: false }]);
  presume(answers, "readMessage", { id: "m1" });
  expect(answers.getQueryData(["messages"])).toEqual([{ id: "m1", read: true }]);
});

test("the code's own table is what counts for its calls", async () => {
  const { learnCalls, needsOf } = await newPage();
  learnCalls({ wallet: { ...factsOfCall(contract.wallet), auth: "none" } });
  expect(needsOf("wallet")).toEqual(callTable["wallet"]);
});

test("a call that neither code nor a slice names is an error that says so", async () => {
  const { needsOf, wireOf, changesOf } = await newPage();
  for (const ask of [needsOf, wireOf, changesOf])
    expect(() => ask("readMessage")).toThrow('No page describes the call "readMessage"');
});
