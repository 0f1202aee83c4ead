import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { Caller } from "../support/caller.ts";
import { sessionErrors, type Provocation } from "./session-errors.ts";

/** Successful calls about the figures of a team. */
export const agentSuccesses = {
  async teamKpi(caller) {
    const ramon = await caller.as("ramon");
    await caller.as("liza");
    const today = { startDate: "2026-03-14", endDate: "2026-03-14", size: 0 };
    const { footer } = await caller.value("teamKpi", today, ramon);
    expect(footer.teamOnlineCount).toBeGreaterThanOrEqual(1);
    expect(footer.teamLoginMemberCount).toBeGreaterThanOrEqual(footer.teamOnlineCount);
    expect((await caller.value("teamKpi", today, await caller.as("tito"))).footer).toEqual({
      teamLoginMemberCount: 0,
      teamBetMemberCount: 0,
      teamRegisterMemberCount: 0,
      teamOnlineCount: 0,
    });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** How to provoke each error that one of these calls declares. */
export const agentProvocations = {
  teamKpi: {
    ...sessionErrors("teamKpi"),
    "agent.only": (async (caller) =>
      caller.call(
        "teamKpi",
        { startDate: "2026-03-14", endDate: "2026-03-14" },
        await caller.as("maria"),
      )) satisfies Provocation,
    "request.invalid": (async (caller) =>
      caller.call(
        "teamKpi",
        { startDate: "2026-03-15", endDate: "2026-03-14" },
        await caller.as("ramon"),
      )) satisfies Provocation,
  },
};
