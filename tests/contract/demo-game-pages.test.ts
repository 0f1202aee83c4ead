import { describe, expect, test } from "vitest";
import { gameKinds } from "../../sandbox/play/game-page.ts";
import { acme } from "../support/caller.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { gamesOn, type DemoTable } from "./demo-table.ts";
import { someLaunch } from "./launch-calls.ts";

describe("pages of demo games", () => {
  const { caller, table } = gamesOn("PostgreSQL");

  const balance = async (token: string) => Number((await caller.value("wallet", {}, { token })).sumBalance);
  const play: DemoTable["play"] = (...asked) => table.play(...asked);
  async function slot(username: string, more = {}) {
    const token = await caller.signIn(username);
    return { token, ...(await table.slot({ token }, more)) };
  }

  test("a game that is withdrawn while open reports it and takes nothing", async () => {
    const { token, ticket, stake, launch } = await slot("maria", { pageNo: 2 });
    const before = await balance(token);
    await caller.platform.database
      .deleteFrom("games")
      .where("merchant_code", "=", acme.code)
      .where("node_id", "=", launch.nodeId)
      .execute();
    expect((await play("round", ticket, { stake, key: "game-is-gone" })).error?.code).toBe("ticket.unknown");
    expect(await balance(token)).toBe(before);
  });

  test("a forged or expired ticket opens nothing", async () => {
    const { ticket } = await slot("maria");
    expect((await play("state", "made-up", {})).status).toBe(401);
    caller.platform.clock.pass(5 * 3_600_000);
    expect((await play("state", ticket, {})).error?.code).toBe("ticket.unknown");
  });

  test.each<[why: string, username: string, end: (token: string, another: string) => Promise<unknown>]>([
    ["its member has signed out", "lakan", (token) => caller.value("logout", {}, { token })],
    [
      "it was ended from another one",
      "dalisay",
      (_, another) => caller.value("endOtherSessions", {}, { token: another }),
    ],
    [
      "the password was changed",
      "magiting",
      (_, another) =>
        caller.value(
          "changePassword",
          { oldPassword: NEW_PASSWORD, newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" },
          { token: another },
        ),
    ],
  ])(
    "a game ends with the session that opened it because %s, and a game of another session continues",
    async (_, username, end) => {
      const { token } = await caller.value("register", newMember(username));
      const { token: another } = await caller.value("login", { username, password: NEW_PASSWORD, type: "username" });
      const [mine, others] = [await table.slot({ token }), await table.slot({ token: another })];
      await end(token, another);
      const answers = [
        await play("state", mine.ticket, {}),
        await play("round", mine.ticket, { stake: mine.stake, key: "session-has-ended" }),
        await play("state", others.ticket, {}),
      ];
      expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
        [401, "ticket.unknown"],
        [401, "ticket.unknown"],
        [200, undefined],
      ]);
    },
  );

  test("a game opened in a trial session ends with that session", async () => {
    const { token } = await caller.value("testPlay", await caller.value("createTrialAccount", {}));
    const trial = { token, merchant: acme.trialCode };
    const { ticket } = await table.slot(trial);
    await caller.value("logout", {}, trial);
    expect((await play("state", ticket, {})).error?.code).toBe("ticket.unknown");
  });

  test("a ticket for all lottery games opens each of them", async () => {
    const { ticket, state } = await table.lottery({ token: await caller.signIn("maria") }, { lottoView: "lobby" });
    expect(state.games.length).toBeGreaterThan(3);
    expect((await play("state", ticket, { gameCode: state.games[1]!.gameCode })).value.name).toBe(state.games[1]!.name);
  });

  test("a game's page can be framed only by its merchant's sites and runs only its own code", async () => {
    const response = await fetch(`${table.origin}/acme/slot`);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`frame-ancestors https://${acme.hosts[0]}:* http://${acme.hosts[0]}:*`);
    expect(policy).not.toMatch(/unsafe|\*[; ]script/);
    expect(await response.text()).not.toMatch(/<script>|style=/);
    expect((await fetch(`${table.origin}/nobody/slot`)).status).toBe(404);
  });

  test.each(gameKinds)("the page of %s, its styles and every script it loads exist", async (kind) => {
    for (const path of [`acme/${kind}`, `files/${kind}.css`])
      expect([path, (await fetch(`${table.origin}/${path}`)).status]).toEqual([path, 200]);
    const entry = `${kind}.js`;
    const loaded = new Set([entry]);
    for (const name of loaded) {
      const response = await fetch(`${table.origin}/files/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
      for (const [, imported] of (await response.text()).matchAll(/ from "\.\/([\w-]+\.js)"/g)) loaded.add(imported!);
    }
    expect(loaded.size).toBeGreaterThan(2);
  });

  test.each([
    [{ gameType: "RNG" }, "slot"],
    [{ gameType: "PVP" }, "cards"],
    [{ gameType: "LIVE", gameName: "Baccarat" }, "cards"],
    [{ gameType: "LIVE", gameName: "Roulette" }, "wheel"],
    [{ gameType: "FISH" }, "fishing"],
    [{ gameType: "ESPORTS" }, "match"],
    [{ gameType: "COCKFIGHT" }, "match"],
  ] as const)("a game of %j is launched on the page of its kind, %s", async (wanted, kind) => {
    const launch = await someLaunch(caller, wanted);
    const { gameUrl } = await caller.value("gameLaunch", launch, { token: await caller.signIn("maria") });
    expect(new URL(gameUrl).pathname).toBe(`/acme/${kind}`);
  });

  test("a backUrl of another site is refused", async () => {
    const token = await caller.signIn("maria");
    const answer = await caller.call(
      "gameLaunch",
      { ...(await someLaunch(caller)), backUrl: "https://elsewhere.example/m/home" },
      { token },
    );
    expect(answer.failure.error.code).toBe("request.invalid");
  });
});
