import { expect } from "vitest";
import { required } from "#kernel/assert.ts";
import type { Caller } from "../support/caller.ts";
import { newMember, NEW_PASSWORD } from "../support/new-member.ts";

/** Successful calls about sessions and the profile picture. */
export const sessionSuccesses = {
  async sessionList(caller: Caller) {
    const { token: elsewhere } = await caller.value("register", newMember("luningning"), {
      headers: {
        "user-agent":
          "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
      },
    });
    const { token } = await caller.value("login", { username: "luningning", password: NEW_PASSWORD, type: "username" });
    const list = await caller.value("sessionList", {}, { token });
    const now = caller.platform.clock.now().toISOString();
    expect(list).toEqual([
      { id: expect.any(String), openedAt: now, lastUsedAt: now, browser: null, system: null, current: true },
      { id: expect.any(String), openedAt: now, lastUsedAt: now, browser: "Chrome", system: "Android", current: false },
    ]);
    expect((await caller.value("sessionList", {}, { token: elsewhere })).map(({ id }) => id)).toEqual(
      list.map(({ id }) => id).toReversed(),
    );
  },
  async endSession(caller: Caller) {
    const { token: elsewhere } = await caller.value("register", newMember("tala_ng_umaga"));
    const { token } = await caller.value("login", {
      username: "tala_ng_umaga",
      password: NEW_PASSWORD,
      type: "username",
    });
    const { id } = required(
      (await caller.value("sessionList", {}, { token })).find(({ current }) => !current),
      "The other session",
    );
    for (let time = 0; time < 2; time++)
      expect(await caller.value("endSession", { id }, { token })).toEqual({ ended: true });
    expect(await caller.refusal("wallet", {}, { token: elsewhere })).toBe("session.revoked");
    expect(await caller.value("sessionList", {}, { token })).toHaveLength(1);
  },
  async endOtherSessions(caller: Caller) {
    const { token } = await caller.value("register", newMember("bayani"));
    const others = [
      await caller.value("login", { username: "bayani", password: NEW_PASSWORD, type: "username" }),
      await caller.value("login", { username: "bayani", password: NEW_PASSWORD, type: "username" }),
    ];
    expect(await caller.value("endOtherSessions", {}, { token })).toEqual({ ended: 2 });
    for (const other of others)
      expect(await caller.refusal("wallet", {}, { token: other.token })).toBe("session.revoked");
    expect(await caller.value("endOtherSessions", {}, { token })).toEqual({ ended: 0 });
  },
  async headIcon(caller: Caller) {
    const list = async () => caller.value("headIcon", {}, { token: await caller.signIn("maria") });
    const icons = await list();
    expect(new Set(icons.map(({ id }) => id)).size).toBe(12);
    const { headIcon, picture } = await caller.value("memberInfo", {}, { token: await caller.signIn("maria") });
    expect(icons.filter(({ chosen }) => chosen)).toEqual([{ id: headIcon, url: picture, chosen: true }]);
    expect(await list()).toEqual(icons);
  },
  async setHeadIcon(caller: Caller) {
    const token = await caller.signIn("maria");
    for (const icon of ["owl", "panda"])
      expect(await caller.value("setHeadIcon", { icon }, { token })).toEqual({ icon });
    const icons = await caller.value("headIcon", {}, { token });
    expect(icons.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual(["panda"]);
    const panda = required(
      icons.find(({ chosen }) => chosen),
      "The panda",
    );
    expect(await caller.value("memberInfo", {}, { token })).toMatchObject({
      nickname: "Maria Clara",
      headIcon: "panda",
      picture: panda.url,
    });
  },
};
