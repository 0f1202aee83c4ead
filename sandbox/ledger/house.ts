import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { HOUSE, ledgerAccountOf, MAIN } from "./accounts.ts";
import type { LedgerKind } from "./kinds.ts";
import { transfer } from "./transfer.ts";

/** Money that moves between a member and the house. */
export interface HouseMovement {
  /** The code the member is bound to: the main or the trial one. */
  merchantCode: string;
  memberId: string;
  /** The kind of the member's account; absent: the main one. */
  wallet?: string;
  /** Minor units, not below zero. Nothing moves for 0, but the member's account is opened. */
  amount: bigint;
  /** Names the movement: the same key moves money once, however often it is sent. */
  idempotencyKey: string;
  kind: LedgerKind;
}

/** The house pays a member. Runs in the caller's transaction, or in its own. */
export function payMember(database: Database, movement: HouseMovement, clock: Clock): Promise<void> {
  return move(database, movement, clock, (member, house) => ({ from: house, to: member }));
}

/** A member pays the house. Throws a TransferRefused where the member does not have that much. */
export function chargeMember(database: Database, movement: HouseMovement, clock: Clock): Promise<void> {
  return move(database, movement, clock, (member, house) => ({ from: member, to: house }));
}

async function move(
  database: Database,
  { merchantCode, memberId, wallet = MAIN, amount, idempotencyKey, kind }: HouseMovement,
  clock: Clock,
  direction: (member: string, house: string) => { from: string; to: string },
): Promise<void> {
  const member = await ledgerAccountOf(database, merchantCode, memberId, wallet);
  if (amount === 0n) return;
  const house = await ledgerAccountOf(database, merchantCode, HOUSE);
  await transfer(database, { merchantCode, ...direction(member, house), amount, idempotencyKey, kind }, clock);
}
