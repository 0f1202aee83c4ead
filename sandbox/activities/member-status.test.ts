import { expect, test } from "vitest";
import { after, duration } from "../clock.ts";
import type { EntryState } from "../database/member-tables.ts";
import { statusOf, type Participation } from "./member-status.ts";

const now = new Date("2026-03-14T05:20:33Z");
const days = (count: number) => after(now, count * duration.day);
const running = { kind: "join", starts_at: days(-1), ends_at: days(1) } as const;
const over = { ...running, ends_at: days(-0.5) };
const did = (state: EntryState, changedAt = now): Participation => ({ entry: { state, changedAt } });

test.each([
  ["comingSoon", { ...running, starts_at: days(1) }, {}],
  ["join", running, {}],
  ["join", { ...running, ends_at: null }, {}],
  ["close", over, {}],
  ["joined", running, did("joined")],
  ["applying", running, did("applying")],
  ["issued", running, did("issued")],
  ["rejected", running, did("rejected")],
  ["joined", over, did("joined")],
  ["process", { ...running, kind: "reward" }, {}],
  ["claim", { ...running, kind: "reward" }, { reward: { claimedAt: null } }],
  ["claimed", { ...running, kind: "reward" }, { reward: { claimedAt: days(-3) } }],
  ["claim", { ...over, kind: "reward" }, { reward: { claimedAt: null } }],
  ["signed", { ...running, kind: "sign" }, did("signed")],
  ["join", { ...running, kind: "sign" }, did("signed", days(-1))],
  ["join", { ...running, kind: "sign" }, did("signed", new Date("2026-03-13T15:59:59Z"))],
  ["signed", { ...running, kind: "sign" }, did("signed", new Date("2026-03-13T16:00:00Z"))],
] as const)("the status is %s @account-1-05 @account-9-23 @games-2-46 @games-4-36", (status, activity, participation) =>
  expect(statusOf(activity, participation, { now, timeZone: "Asia/Manila" })).toBe(status),
);
