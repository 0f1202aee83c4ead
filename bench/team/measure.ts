import { sql } from "kysely";
import type { CallInput, CallName } from "#gateway/contract.ts";
import { seededRandom } from "#kernel/random.ts";
import { addDays, dayOf } from "../../sandbox/records/days.ts";
import { insertBets } from "../../sandbox/seed/history/insert-bets.ts";
import { betAt, playerOf } from "../../sandbox/seed/history/past-bets.ts";
import { acme, Caller } from "../../tests/support/caller.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { startPlatform } from "../../tests/support/platform.ts";
import type { TimedCall } from "../timed-calls.ts";

const AGENT = "ramon";
/** Bets that come before an answer, each of another member. */
const MEANWHILE = 50;

interface MeasuredTeam {
  bets: number;
  /** Milliseconds that writing the team took. */
  seeding: number;
  calls: readonly TimedCall[];
}
interface AskedCall {
  name: CallName;
  input: Readonly<Record<string, string | number>>;
  /** What is said of it beside its input. */
  words?: Readonly<Record<string, string | number>>;
  /** What happens before each answer, which is not measured. */
  before?: () => Promise<void>;
}

/** Asks as often as asked for each figure of a team, on a platform of its own. */
export async function measureTeam(engine: Engine, members: number, runs: number): Promise<MeasuredTeam> {
  const platform = await startPlatform(engine, { team: members });
  try {
    const caller = new Caller(platform);
    const began = performance.now();
    await caller.operate("PUT", "/sandbox/merchants", [acme]);
    const seeding = performance.now() - began;
    await sql`analyze`.execute(platform.database);
    const token = await caller.signIn(AGENT);
    const calls: TimedCall[] = [];
    for (const asked of callsOf(caller)) calls.push(await timed(caller, asked, token, runs));
    const { bets } = await platform.database
      .selectFrom("rounds")
      .select(sql<number>`count(*)::integer`.as("bets"))
      .executeTakeFirstOrThrow();
    return { bets, seeding, calls };
  } finally {
    await platform.stop();
  }
}

/** What the pages of an agent ask for. */
function callsOf(caller: Caller): AskedCall[] {
  const today = dayOf(caller.platform.clock.now(), acme.timeZone);
  const month = { from: addDays(today, -29), to: today };
  const day = { from: today, to: today };
  const call = <Name extends CallName>(name: Name, input: CallInput<Name> & object, more: Partial<AskedCall> = {}) => ({
    name,
    input: input as AskedCall["input"],
    ...more,
  });
  const kpiOf = ({ from, to }: typeof day, more?: Partial<AskedCall>) =>
    call("teamKpi", { startDate: from, endDate: to }, { words: { from, to, ...more?.words }, ...more });
  return [
    call("agentHome", {}),
    kpiOf(day),
    kpiOf(day, { words: { ...day, after: `${MEANWHILE} bets` }, before: betsMeanwhile(caller) }),
    kpiOf(month),
    call("teamReport", day),
    call("teamReport", month),
    call("teamReport", { ...month, reach: "team" }),
    call("teamReport", { ...month, reach: "own" }),
    call("teamResults", month),
    call("teamMembers", month),
    call("teamMembers", { ...month, search: "amado" }),
    call("teamMembers", { ...month, activity: "betting" }),
    call("teamMembers", { activity: "online" }),
    call("teamPath", {}),
    call("teamBetSummary", month),
    call("teamBetSummary", { ...month, status: "won" }),
    call("teamBets", month),
    call("teamBets", { ...month, order: "highest" }),
    call("teamTransactions", month),
    call("teamTransactions", { ...month, kind: "deposit" }),
    call("teamRebates", month),
    call("teamRebates", { ...month, by: "day" }),
    call("teamRebateSummaries", month),
    call("teamRebatesDue", {}),
    call("rebateDownlines", {}),
    call("dividendInfo", { language: "EN" }),
    call("dividendHistory", { language: "EN" }),
    call("contractTerms", { contract: "daily-salary" }),
    call("contractTerms", { contract: "dividend" }),
    call("contractTerms", { contract: "hourly-salary" }),
    call("contractTiers", { contract: "daily-salary" }),
    call("salaryRecords", { contract: "daily-salary", language: "EN" }),
  ];
}

/** Bets of as many members of the team, which its figures do not have yet. */
function betsMeanwhile({ platform }: Caller): () => Promise<void> {
  const player = playerOf(acme.code, seededRandom("meanwhile"));
  return async () => {
    const { database, clock } = platform;
    const some = await sql<{ id: string }>`
      select id from accounts where username ~ '\\d$' order by random() limit ${MEANWHILE}`.execute(database);
    for (const { id } of some.rows) await insertBets(database, acme.code, id, [betAt(player, clock.now())]);
  };
}

async function timed(caller: Caller, asked: AskedCall, token: string, runs: number): Promise<TimedCall> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await asked.before?.();
    const began = performance.now();
    await caller.value(asked.name, asked.input as never, { token });
    times.push(performance.now() - began);
  }
  return { name: asked.name, filter: asked.words ?? asked.input, times };
}
