import { randomUUID } from "node:crypto";
import type { Failure } from "#gateway/contract.ts";
import type { Caller } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import type { Provocation } from "./session-errors.ts";

/** What a new member is answered after having stopped playing. */
export const whilePaused =
  (
    stop: "takeTimeOut" | "excludeSelf",
    call: (caller: Caller, token: string) => Promise<{ failure: Failure }>,
  ): Provocation =>
  async (caller) => {
    const { token } = await caller.value("register", newMember(`paused${randomUUID().slice(0, 6)}`));
    if (stop === "takeTimeOut") await caller.value("takeTimeOut", { for: "week" }, { token });
    else await caller.value("excludeSelf", { for: "year" }, { token });
    return call(caller, token);
  };
