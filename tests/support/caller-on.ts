import { afterAll, beforeAll } from "vitest";
import { required } from "#kernel/assert.ts";
import { acme, Caller } from "./caller.ts";
import type { Engine } from "./databases.ts";
import { startPlatform, type TestPlatform } from "./platform.ts";
import { TeamCaller } from "./team-caller.ts";

interface Wanted {
  merchants?: readonly object[];
  /** How many members the agent "ramon" has below. */
  team?: number;
}

/** Calls a platform that starts, with its merchants, before the tests of the group around it, and stops after them. */
export function callerOn(engine: Engine, wanted: Wanted = {}): Caller {
  return starting(engine, wanted, (platform) => new Caller(platform));
}

/** The same with a team. */
export function teamCallerOn(engine: Engine, team: number): TeamCaller {
  return starting(engine, { team }, (platform) => new TeamCaller(platform));
}

function starting<C extends Caller>(
  engine: Engine,
  { merchants = [acme], team = 0 }: Wanted,
  calling: (platform: () => TestPlatform) => C,
): C {
  let started: TestPlatform | undefined;
  const caller = calling(() => required(started, "A platform: it starts before the tests"));
  beforeAll(async () => {
    started = await startPlatform(engine, { team });
    await caller.operate("PUT", "/sandbox/merchants", merchants);
  });
  afterAll(() => started?.stop());
  return caller;
}
