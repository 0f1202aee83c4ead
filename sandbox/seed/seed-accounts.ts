import { randomUUID } from "node:crypto";
import { required } from "#kernel/assert.ts";
import { minorUnits } from "#kernel/money.ts";
import { claimablePromotions, seededMessages } from "../catalogue/inbox.ts";
import { after, duration, type Clock } from "../clock.ts";
import type { ContractKind } from "../database/member-tables.ts";
import type { Database } from "../database/tables.ts";
import { atVendor, ledgerAccountOf } from "../ledger/accounts.ts";
import { payMember } from "../ledger/house.ts";
import { transfer } from "../ledger/transfer.ts";
import { messageTo } from "../registration/inbox-message.ts";
import { hashPassword } from "../security/passwords.ts";
import { isAgent } from "../merchants/member-types.ts";
import { SEED_PASSWORD, seededAccounts, type SeededAccount } from "./accounts.ts";
import { seedHistory } from "./history/seed-history.ts";
import { seedFavourites } from "./seed-favourites.ts";

interface Codes {
  code: string;
  trialCode: string;
  name: string;
  timeZone: string;
}

/**
 * Writes the seeded accounts a merchant does not have yet. Existing accounts keep their money, password and messages.
 */
export async function seedAccounts(database: Database, merchant: Codes, clock: Clock): Promise<void> {
  const present = await database
    .selectFrom("accounts")
    .select(["id", "username"])
    .where("merchant_code", "in", [merchant.code, merchant.trialCode])
    .where(
      "username",
      "in",
      seededAccounts.map((seed) => seed.username),
    )
    .execute();
  const idByName = new Map(present.map((row) => [row.username, row.id]));
  const missing = seededAccounts.filter((candidate) => !idByName.has(candidate.username));
  // Hashed once: they share a public password, and a hash is meant to take long.
  const passwordHash = missing.length > 0 ? await hashPassword(SEED_PASSWORD) : "";
  for (const seed of missing) {
    const upline = idByName.get(seed.upline ?? "") ?? null;
    idByName.set(seed.username, await seedAccount(database, merchant, { ...seed, passwordHash }, upline, clock));
  }
  for (const seed of seededAccounts) {
    const id = required(idByName.get(seed.username), `the account "${seed.username}" that was just seeded`);
    await seedContacts(database, merchant, seed, id);
    await seedStandings(database, seed, id, clock.now());
  }
}

async function seedAccount(
  database: Database,
  merchant: Codes,
  seed: SeededAccount & { passwordHash: string },
  uplineId: string | null,
  clock: Clock,
): Promise<string> {
  const id = randomUUID();
  const merchantCode = seed.trial ? merchant.trialCode : merchant.code;
  const now = clock.now();
  await database
    .insertInto("accounts")
    .values({
      id,
      merchant_code: merchantCode,
      username: seed.username,
      password_hash: seed.passwordHash,
      type: seed.type,
      nickname: seed.nickname,
      upline_id: uplineId,
      status: seed.disabled ? "disabled" : "active",
      staff: seed.staff ?? false,
      registered_at: after(now, -seed.daysOld * duration.day),
      last_login_at: null,
      created_from: null,
    })
    .execute();
  await fund(database, { ...merchant, code: merchantCode }, id, seed, clock);
  await fillInbox(database, merchant, id, seed, now);
  await seedFavourites(
    database,
    { accountId: id, merchantCode, catalogueOf: merchant.code },
    seed.favourites ?? 0,
    now,
  );
  const promotions = claimablePromotions
    .slice(0, seed.unclaimedPromotions)
    .map((promotion) => ({ account_id: id, promotion, claimed_at: null }));
  if (promotions.length > 0) await database.insertInto("member_promotions").values(promotions).execute();
  return id;
}

/**
 * Also for accounts of an earlier seeding, which had none. Later changes by the member, and names taken elsewhere, are
 * kept.
 */
async function seedContacts(database: Database, merchant: Codes, seed: SeededAccount, id: string): Promise<void> {
  const numberIsFree =
    !seed.mobile ||
    !(await database
      .selectFrom("accounts")
      .select("id")
      .where("merchant_code", "=", merchant.code)
      .where("mobile", "=", seed.mobile)
      .executeTakeFirst());
  if (seed.mobile && numberIsFree)
    await database
      .updateTable("accounts")
      .set({ mobile: seed.mobile, mobile_proved: true })
      .where("id", "=", id)
      .where("mobile", "is", null)
      .execute();
  if (seed.email)
    await database
      .updateTable("accounts")
      .set({ email: seed.email })
      .where("id", "=", id)
      .where("email", "is", null)
      .execute();
  if (!seed.affiliateCode) return;
  await database
    .insertInto("affiliate_codes")
    .values({ merchant_code: merchant.code, code: seed.affiliateCode, account_id: id, domain: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Also for accounts of an earlier seeding. What the member has done since is kept. */
async function seedStandings(
  database: Database,
  { claimed = [], activities = {}, proposals = {} }: SeededAccount,
  id: string,
  now: Date,
): Promise<void> {
  const rewards = claimed.map((promotion) => ({ account_id: id, promotion, claimed_at: after(now, -duration.day) }));
  const entries = Object.entries(activities).map(([activity, state]) => ({
    account_id: id,
    activity_id: activity,
    state,
    changed_at: now,
  }));
  if (rewards.length > 0)
    await database
      .insertInto("member_promotions")
      .values(rewards)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const contracts = Object.entries(proposals).map(([contract, proposal]) => ({
    account_id: id,
    contract: contract as ContractKind,
    proposal,
  }));
  if (entries.length > 0)
    await database
      .insertInto("activity_entries")
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (contracts.length > 0)
    await database
      .insertInto("contract_proposals")
      .values(contracts)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function fund(database: Database, merchant: Codes, id: string, seed: SeededAccount, clock: Clock): Promise<void> {
  const { username, type, hasHistory = false } = seed;
  const funds = minorUnits(seed.funds);
  if (hasHistory)
    await seedHistory(database, merchant, { id, username, isAgent: isAgent({ type }), funds }, clock.now());
  else {
    const opening = { merchantCode: merchant.code, memberId: id, amount: funds, kind: "opening" } as const;
    await payMember(database, { ...opening, idempotencyKey: `opening:${id}` }, clock);
  }
  if (seed.atVendor) await moveToVendor(database, merchant.code, id, seed.atVendor, clock);
}

async function moveToVendor(
  database: Database,
  merchantCode: string,
  id: string,
  { vendor, amount }: NonNullable<SeededAccount["atVendor"]>,
  clock: Clock,
): Promise<void> {
  const from = await ledgerAccountOf(database, merchantCode, id);
  const to = await ledgerAccountOf(database, merchantCode, id, atVendor(vendor));
  await transfer(
    database,
    {
      merchantCode,
      from,
      to,
      amount: minorUnits(amount),
      idempotencyKey: `to-vendor:${vendor}:${id}`,
      kind: "to-vendor",
    },
    clock,
  );
}

/** As many unread messages as the seed says; the rest were read long ago. */
async function fillInbox(
  database: Database,
  merchant: Codes,
  accountId: string,
  seed: SeededAccount,
  now: Date,
): Promise<void> {
  const rows = seededMessages.map((message, index) =>
    messageTo(
      accountId,
      message,
      merchant.name,
      after(now, -(index + 1) * duration.day),
      index < seed.unreadMessages ? null : now,
    ),
  );
  await database.insertInto("messages").values(rows).execute();
}
