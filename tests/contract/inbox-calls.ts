import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { SEED_PASSWORD } from "../../sandbox/seed/accounts.ts";
import { acme, zenith, type Caller, EN } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { sessionErrors, type Provocation } from "./session-errors.ts";

const news = {
  EN: { title: "News", content: "<p>For everyone</p>" },
  TY: { title: "Balita", content: "<p>Para sa lahat</p>" },
};

/** Sends a message to a member, or to all of them. */
export async function sendMessage(caller: Caller, to?: string): Promise<string> {
  const { platform } = caller;
  const response = await fetch(`${platform.url}/sandbox/messages`, {
    method: "POST",
    body: JSON.stringify({ merchant: acme.code, to, ...news }),
    headers: { authorization: `Bearer ${platform.secret}`, "content-type": "application/json" },
  });
  return ((await response.json()) as { value: { id: string } }).value.id;
}

/** A new member, whose inbox has a message to all beside the welcome. */
async function reader(caller: Caller) {
  const username = `mamba${randomUUID().slice(0, 7)}`;
  const { token } = await caller.value("register", newMember(username));
  caller.platform.clock.pass(1000);
  const broadcast = await sendMessage(caller);
  caller.platform.clock.pass(1000);
  const list = async (state?: "read" | "unread") =>
    (await caller.value("messages", { ...EN, ...(state && { state }) }, { token })).content;
  const [, welcome] = await list();
  const unread = () => caller.value("unreadCount", {}, { token });
  return { token, username, broadcast, welcome: welcome?.id ?? "", list, unread };
}
const idsOf = (content: readonly { id: string }[]) => content.map(({ id }) => id);

/** Successful calls of the inbox. */
export const inboxSuccesses = {
  async messages(caller) {
    // The other merchant, whose members get no other message.
    const merchant = zenith.code;
    const sent = { username: "maria", password: SEED_PASSWORD, type: "username" } as const;
    const { token } = await caller.value("login", sent, { merchant });
    const shown = async (input: object) =>
      (await caller.value("messages", { ...EN, ...input }, { token, merchant })).content.map(
        ({ title, kind, read }) => [title, kind, read],
      );
    const unread = [
      ["Your withdrawal has arrived", "personal", false],
      ["VIP levels have a reward each week", "personal", false],
      [`Welcome to ${zenith.name}`, "personal", false],
    ];
    const read = [["Short maintenance on Sunday", "broadcast", true]];
    expect(await shown({})).toEqual([unread[0], ...read, ...unread.slice(1)]);
    expect([await shown({ state: "unread" }), await shown({ state: "read" })]).toEqual([unread, read]);
    const filipino = (await caller.value("messages", { language: "TY" }, { token, merchant })).content;
    expect(filipino.map(({ title }) => title).slice(1, 2)).toEqual(["Maikling maintenance sa Linggo"]);
    expect(filipino.at(-1)?.title).toBe(`Tuloy po kayo sa ${zenith.name}`);
  },
  async unreadCount(caller) {
    const { unread } = await reader(caller);
    expect(await unread()).toBe(2);
    const { token: later } = await caller.value("register", newMember(`huli${randomUUID().slice(0, 7)}`));
    expect(await caller.value("unreadCount", {}, { token: later })).toBe(1);
    expect(await caller.value("unreadCount", {}, { token: await caller.signIn("maria") })).toBeGreaterThan(3);
  },
  async readMessage(caller) {
    const { token, broadcast, welcome, list, unread } = await reader(caller);
    for (let time = 0; time < 2; time++)
      expect(await caller.value("readMessage", { id: broadcast }, { token })).toEqual({ unread: 1 });
    expect((await list()).map(({ kind, read }) => [kind, read])).toEqual([
      ["broadcast", true],
      ["personal", false],
    ]);
    expect(await caller.value("readMessage", { id: welcome }, { token })).toEqual({ unread: 0 });
    expect(await unread()).toBe(0);
  },
  async readAllMessages(caller) {
    const { token, list } = await reader(caller);
    const another = await reader(caller);
    for (let time = 0; time < 2; time++)
      expect(await caller.value("readAllMessages", {}, { token })).toEqual({ unread: 0 });
    expect((await list()).map(({ read }) => read)).toEqual([true, true, true]);
    expect(await another.unread()).toBe(2);
  },
  async deleteMessage(caller) {
    const { token, broadcast, welcome, list } = await reader(caller);
    const another = await reader(caller);
    expect(await caller.value("deleteMessage", { id: broadcast }, { token })).toEqual({ unread: 2 });
    expect(idsOf(await list())).toEqual([another.broadcast, welcome]);
    expect(await caller.value("deleteMessage", { id: welcome }, { token })).toEqual({ unread: 1 });
    await caller.value("readAllMessages", {}, { token });
    expect(idsOf(await list())).toEqual([another.broadcast]);
    expect(idsOf(await another.list())).toEqual([another.broadcast, another.welcome]);
  },
  async deleteReadMessages(caller) {
    const { token, broadcast, welcome, list } = await reader(caller);
    const remove = () => caller.value("deleteReadMessages", {}, { token });
    expect(await remove()).toEqual({ deleted: 0 });
    await caller.value("readMessage", { id: broadcast }, { token });
    expect([await remove(), await remove()]).toEqual([{ deleted: 1 }, { deleted: 0 }]);
    expect(idsOf(await list())).toEqual([welcome]);
    await caller.value("readAllMessages", {}, { token });
    expect([await remove(), await list()]).toEqual([{ deleted: 1 }, []]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** Of a message that was deleted before, of one of another member, and of none: the last answer. */
const notThere =
  (name: "readMessage" | "deleteMessage"): Provocation =>
  async (caller) => {
    const { token, broadcast, welcome } = await reader(caller);
    const another = await reader(caller);
    await caller.value("deleteMessage", { id: broadcast }, { token });
    await caller.value("deleteMessage", { id: welcome }, { token });
    for (const id of [broadcast, welcome, another.welcome]) {
      const { failure } = await caller.call(name, { id }, { token });
      expect(failure.error.code).toBe("request.unknown");
    }
    return caller.call(name, { id: "none" }, { token });
  };

/** How to provoke each error that a call of the inbox declares. */
export const inboxProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  messages: sessionErrors("messages"),
  unreadCount: sessionErrors("unreadCount"),
  readMessage: { ...sessionErrors("readMessage"), "request.unknown": notThere("readMessage") },
  readAllMessages: sessionErrors("readAllMessages"),
  deleteMessage: { ...sessionErrors("deleteMessage"), "request.unknown": notThere("deleteMessage") },
  deleteReadMessages: sessionErrors("deleteReadMessages"),
};
