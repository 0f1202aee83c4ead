import { describe, expect, test } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import { acme, Caller, EN } from "../support/caller.ts";
import { startPlatform } from "../support/platform.ts";
import { callerOn } from "../support/caller-on.ts";

describe("pages of a list", () => {
  const caller = callerOn("PostgreSQL");

  const idsOf = (page: { content: { nodeId: string }[] }) => page.content.map(({ nodeId }) => nodeId);
  const withdraw = (nodeId: string) =>
    caller.platform.database
      .deleteFrom("games")
      .where("merchant_code", "=", "acme")
      .where("node_id", "=", nodeId)
      .execute();

  test("a game withdrawn while the pages are read makes no other game be skipped", async () => {
    const query = { ...EN, gameType: "LIVE", pageSize: 10 } as const;
    const all = idsOf(await caller.value("gameList", { ...query, pageSize: 60 }));
    const first = await caller.value("gameList", query);
    await withdraw(all[3]!);
    // Even the game that the cursor names may be withdrawn.
    await withdraw(all[9]!);
    const second = await caller.value("gameList", { ...query, pageNo: 2, cursor: first.nextCursor });
    expect(idsOf(second)).toEqual(all.slice(10, 20));
    expect(second).toMatchObject({ pageNum: 2, totalPages: first.totalPages });
  });

  test("all pages in order are the whole list, each game once, and the last has no cursor", async () => {
    const query = { ...EN, gameType: "FISH", pageSize: 7 } as const;
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let pageNo = 1, total = 1; pageNo <= total; pageNo++) {
      const page = await caller.value("gameList", { ...query, pageNo, ...(cursor !== undefined && { cursor }) });
      seen.push(...idsOf(page));
      ({ totalPages: total, nextCursor: cursor } = page);
    }
    expect(seen).toEqual(idsOf(await caller.value("gameList", { ...query, pageSize: 60 })));
    expect(cursor).toBeUndefined();
  });

  test("favourites removed while the pages are read make no other one be skipped", async () => {
    const token = await caller.signIn("maria");
    const all = (await caller.value("favouriteList", EN, { token })).content;
    const first = await caller.value("favouriteList", { ...EN, pageSize: 3 }, { token });
    for (const { nodeId, vassalage } of all.slice(0, 3))
      await caller.value("removeFavourite", { nodeId, vendor: vassalage }, { token });
    const second = await caller.value(
      "favouriteList",
      { ...EN, pageSize: 3, pageNo: 2, cursor: first.nextCursor },
      { token },
    );
    expect(idsOf(second)).toEqual(all.slice(3, 6).map(({ nodeId }) => nodeId));
    expect(second.totalPages).toBe(3);
  });

  test("a message that arrives while the inbox is read makes no other one be skipped", async () => {
    const token = await caller.signIn("maria");
    const all = (await caller.value("messages", EN, { token })).content.map(({ id }) => id);
    const first = await caller.value("messages", { ...EN, pageSize: 1 }, { token });
    const [message] = await caller.platform.database
      .selectFrom("messages")
      .selectAll()
      .where("id", "=", all[0]!)
      .execute();
    await caller.platform.database
      .insertInto("messages")
      .values({ ...message!, id: "the-newest", sent_at: new Date(message!.sent_at.getTime() + 1000) })
      .execute();
    const second = await caller.value(
      "messages",
      { ...EN, pageSize: 1, pageNo: 2, cursor: first.nextCursor },
      { token },
    );
    expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(all.slice(0, 2));
  });

  test("a game played while the recent ones are read is not listed twice", async () => {
    const token = await caller.signIn("juan");
    const { content } = await caller.value("gameList", { ...EN, gameType: "PVP" });
    const play = async ({ nodeId, vassalage }: (typeof content)[number]) => {
      caller.platform.clock.pass(1000);
      await caller.value("addRecentGame", { nodeId, vendor: vassalage }, { token });
    };
    for (const game of content.slice(0, 6)) await play(game);
    const first = await caller.value("recentGames", { ...EN, pageSize: 3 }, { token });
    await play(content[0]!);
    const second = await caller.value(
      "recentGames",
      { ...EN, pageSize: 3, page: 2, cursor: first.nextCursor },
      { token },
    );
    expect(idsOf(second)).toEqual([content[2]!.nodeId, content[1]!.nodeId]);
  });

  test.each(["gameList", "favouriteList", "recentGames", "betRecords"] as const satisfies CallName[])(
    "%s refuses a cursor that is not from its list, and says so",
    async (name) => {
      const token = await caller.signIn("liza");
      for (const position of ["nonsense", "[1]", '["x","y"]', '[99999999999,"1"]']) {
        const { status, failure } = await caller.call(
          name,
          { ...EN, cursor: Buffer.from(position).toString("base64url") },
          { token },
        );
        expect({ position, status, code: failure.error.code }).toEqual({
          position,
          status: 400,
          code: "request.invalid",
        });
        expect(failure.error.message).toContain("send the nextCursor of the page before as it is");
      }
    },
  );
});

test("a merchant has as many games as configured, and is rewritten when that changes", async () => {
  const platform = await startPlatform("PostgreSQL", { games: 3000 });
  try {
    const caller = new Caller(platform);
    await caller.operate("PUT", "/sandbox/merchants", [acme]);
    const { totalPages } = await caller.value("gameList", { ...EN, pageSize: 60 });
    expect(totalPages).toBe(50);
    expect(
      (await caller.value("gameList", { ...EN, gameName: "Dragon", pageSize: 60 })).content.length,
    ).toBeGreaterThan(10);
    expect(await (await caller.operate("PUT", "/sandbox/merchants", [acme])).json()).toEqual({
      value: [{ code: "acme", seeded: false }],
    });
  } finally {
    await platform.stop();
  }
});
