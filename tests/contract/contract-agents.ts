import { randomUUID } from "node:crypto";
import type { ContractKind } from "#gateway/contracts.ts";
import { acme, type Caller } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";

/** Somebody with a team of their own. */
export interface Agent {
  token: string;
  id: string;
  username: string;
}

export interface Bet {
  at: Date;
  /** Minor units. */
  stake: bigint;
  /** null: the bet is open. */
  paid: bigint | null;
}

export const TIERS = [
  { needs: "1000.00", active: 0, rate: "1.00" },
  { needs: "5000.00", active: 2, rate: "2.00" },
];

/** Registers a member. */
export async function newAgent(caller: Caller): Promise<Agent> {
  const username = `ahente${randomUUID().slice(0, 8)}`;
  const { token } = await caller.value("register", newMember(username));
  const { id } = await caller.value("memberInfo", {}, { token });
  return { token, id, username };
}

/** Writes a member below somebody. */
export async function newMemberBelow(caller: Caller, above: Pick<Agent, "id">): Promise<{ id: string }> {
  const id = randomUUID();
  const row = {
    id,
    merchant_code: acme.code,
    username: `miyembro${id.slice(0, 8)}`,
    password_hash: null,
    type: 0,
    nickname: "",
    upline_id: above.id,
    status: "active" as const,
    staff: false,
    registered_at: new Date("2025-01-01T00:00:00Z"),
    last_login_at: null,
    created_from: null,
  };
  await caller.platform.database.insertInto("accounts").values(row).execute();
  return { id };
}

/** Proposes a contract as an upline does; `tiers` null: takes the proposal back. */
export async function proposeTo(
  caller: Caller,
  { username }: Pick<Agent, "username">,
  contract: ContractKind,
  tiers: object[] | null = TIERS,
): Promise<string> {
  const asked = { contract, member: username, tiers };
  const response = await caller.operate("PUT", `/sandbox/merchants/${acme.code}/contracts`, asked);
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { value: { id: string } }).value.id;
}

const answers = {
  "daily-salary": "processDailySalary",
  dividend: "processDividend",
  "hourly-salary": "processHourlySalary",
} as const;

/** Answers a proposal as its agent. */
export function answer(
  caller: Caller,
  { token }: Pick<Agent, "token">,
  contract: ContractKind,
  id: string,
  accept = 1,
) {
  return caller.call(answers[contract], { id, accept }, { token });
}

/** An agent with one member below and a contract in force since a while. */
export async function contracted(caller: Caller, contract: ContractKind, days = 100, tiers: object[] = TIERS) {
  const agent = await newAgent(caller);
  const member = await newMemberBelow(caller, agent);
  const id = await proposeTo(caller, agent, contract, tiers);
  await answer(caller, agent, contract, id);
  const accepted = new Date(caller.platform.clock.now().getTime() - days * 86_400_000);
  await caller.platform.database
    .updateTable("contracts")
    .set({ answered_at: accepted })
    .where("id", "=", BigInt(id))
    .execute();
  return { agent, member, id };
}

/** Writes bets on draws of a member, as if they had been placed. */
export async function bet(caller: Caller, { id }: Pick<Agent, "id">, bets: readonly Bet[]): Promise<void> {
  const rows = bets.map(({ at, stake, paid }) => ({
    id: randomUUID(),
    account_id: id,
    merchant_code: acme.code,
    catalogue_code: acme.code,
    game_code: "NONE",
    numero: "1",
    picks: "1",
    idempotency_key: randomUUID(),
    stake: stake.toString(),
    placed_at: at,
    draw_ends_at: new Date("2099-01-01"),
    ...(paid !== null && { paid: paid.toString(), settled_at: at }),
    vassalage: "X",
    game_type: "LOTT" as const,
  }));
  await caller.platform.database.insertInto("lottery_bets").values(rows).execute();
}

/** Decides all open bets of a member: they pay nothing. */
export async function decide(caller: Caller, { id }: Pick<Agent, "id">): Promise<void> {
  await caller.platform.database
    .updateTable("lottery_bets")
    .set({ paid: "0", settled_at: caller.platform.clock.now() })
    .where("account_id", "=", id)
    .where("paid", "is", null)
    .execute();
}
