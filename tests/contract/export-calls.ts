import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { encrypt, type Caller } from "../support/caller.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { realMemberErrors, type Provocation } from "./session-errors.ts";

/** A new member, who may have a copy of their data. */
export async function exporting(caller: Caller): Promise<{ username: string; token: string }> {
  const username = `exp${randomUUID().slice(0, 8)}`;
  const { token } = await caller.value("register", newMember(username));
  return { username, token };
}

/** The file of a member, read. */
export async function fileOf(caller: Caller, token: string, password = NEW_PASSWORD) {
  const { name, content } = await caller.value("exportData", { password }, { token });
  return { name, content, data: JSON.parse(content) as Record<string, Record<string, unknown>[]> };
}

/** A successful call for a copy of a member's data. */
export const exportSuccesses = {
  async exportData(caller) {
    const { username, token } = await exporting(caller);
    const { name, data } = await fileOf(caller, token);
    expect(name).toBe(`acme-${username}-2026-03-14.json`);
    expect(data["accounts"]).toEqual([expect.objectContaining({ username, status: "active" })]);
    expect(data["sessions"]).toHaveLength(1);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** How to provoke each error that the call declares. */
export const exportProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  exportData: {
    ...realMemberErrors("exportData"),
    "password.wrong": async (caller) =>
      caller.call("exportData", { password: "wrong" }, { token: (await exporting(caller)).token }),
    "encryption.invalid": async (caller) => {
      const { encryptionKey } = await caller.value("startUp", {});
      const rawBody = await encrypt("{}", encryptionKey, { kid: "of-another-platform" });
      return caller.call("exportData", {}, { token: await caller.signIn("juan"), rawBody });
    },
  },
};
