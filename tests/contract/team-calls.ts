import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { Caller } from "../support/caller.ts";
import { sessionErrors, type Provocation } from "./session-errors.ts";

const names = (members: readonly { userName: string }[]) => members.map(({ userName }) => userName);

/** Successful calls about the team of ramon, whom the seed gives nena, who brought liza. */
export const teamSuccesses = {
  async teamMembers(caller) {
    const ramon = await caller.as("ramon");
    const { content } = await caller.value("teamMembers", { pageSize: 60 }, ramon);
    // Tests before this one open accounts, of which none is below ramon.
    expect(names(content)).toEqual(["selya", "boyet", "tito", "maria", "nena"]);
    expect(content.at(-1)).toMatchObject({
      type: "agent",
      status: "active",
      members: 1,
      balance: "15210.40",
    });
    expect(content.at(-2)).toMatchObject({ type: "member", members: 0, balance: "25480.75" });
    const below = await caller.value("teamMembers", { parentId: content.at(-1)?.id }, ramon);
    expect(names(below.content)).toEqual(["liza"]);
    expect((await caller.value("teamMembers", {}, await caller.as("tito"))).content).toEqual([]);
  },
  async teamPath(caller) {
    const ramon = await caller.as("ramon");
    expect(names(await caller.value("teamPath", {}, ramon))).toEqual(["ramon"]);
    const { id } = await caller.value("memberInfo", {}, await caller.as("liza"));
    expect(names(await caller.value("teamPath", { parentId: id }, ramon))).toEqual(["ramon", "nena", "liza"]);
    expect(names(await caller.value("teamPath", { parentId: id }, await caller.as("nena")))).toEqual(["nena", "liza"]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

type TeamCall = keyof typeof teamSuccesses;

/** juan has nobody above and nobody below. */
const refused = (name: TeamCall) => ({
  ...sessionErrors(name),
  "agent.only": (async (caller) => caller.call(name, {}, await caller.as("maria"))) satisfies Provocation,
  "request.unknown": (async (caller) => {
    const { id } = await caller.value("memberInfo", {}, await caller.as("juan"));
    return caller.call(name, { parentId: id }, await caller.as("ramon"));
  }) satisfies Provocation,
});

export const teamProvocations = {
  teamMembers: {
    ...refused("teamMembers"),
    "request.invalid": (async (caller) =>
      caller.call(
        "teamMembers",
        { from: "2026-03-14", to: "2026-03-13" },
        await caller.as("ramon"),
      )) satisfies Provocation,
  },
  teamPath: refused("teamPath"),
};
