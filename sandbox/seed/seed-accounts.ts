import { randomUUID } from "node:crypto";
import { required } from "#kernel/assert.ts";
import { minorUnits } from "#kernel/money.ts";
import { claimablePromotions } from "../catalogue/inbox.ts";
import { after, duration, type Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { atVendor, ledgerAccountOf } from "../ledger/accounts.ts";
import { payMember } from "../ledger/house.ts";
import { transfer } from "../ledger/transfer.ts";
import { hashPassword } from "../security/passwords.ts";
import { newAccount } from "../registration/new-account.ts";
import { SEED_PASSWORD, SEED_PAYMENT_PASSWORD, seededAccounts, type SeededAccount } from "./accounts.ts";
import { seedHistory } from "./history/seed-history.ts";
import { seedLosses } from "./history/seed-losses.ts";
import { seedCard } from "./seed-card.ts";
import { seedProposals } from "./seed-proposals.ts";
import { seedInvitations } from "./seed-invitations.ts";
import { seedRebates } from "./seed-rebates.ts";
import { seedFavourites } from "./seed-favourites.ts";
import { seedTeam } from "./seed-team.ts";
import { fillInbox, seedBroadcast } from "./seed-inbox.ts";

/** Whose team is as large as the sandbox's settings say. */
const TEAM_OF = "ramon";

interface Codes {
  code: string;
  trialCode: string;
  name: string;
  timeZone: string;
}

/**
 * Writes the seeded accounts a merchant does not have yet. Existing accounts keep their money, password and messages.
 */
export async function seedAccounts(
  database: Database,
  merchant: Codes & { team: number },
  clock: Clock,
): Promise<void> {
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
  const hashed = (password: string) => (missing.length > 0 ? hashPassword(password) : "");
  const hashes = {
    passwordHash: await hashed(SEED_PASSWORD),
    paymentPasswordHash: await hashed(SEED_PAYMENT_PASSWORD),
  };
  await seedBroadcast(database, merchant, clock.now());
  const isNew = !idByName.has(TEAM_OF);
  for (const seed of missing) {
    const upline = idByName.get(seed.upline ?? "") ?? null;
    idByName.set(seed.username, await seedAccount(database, merchant, { ...seed, ...hashes }, upline, clock));
  }
  for (const seed of seededAccounts) {
    const id = required(idByName.get(seed.username), `the account "${seed.username}" that was just seeded`);
    await seedContacts(database, merchant, seed, id, clock.now());
    await seedStandings(database, seed, id, clock.now());
    await seedProposals(database, seed, { id, upline: idByName.get(seed.upline ?? "") }, clock.now());
  }
  await seedInvitations(database, merchant.code, idByName);
  const { code, team: size } = merchant;
  const agentId = required(idByName.get(TEAM_OF), `the account "${TEAM_OF}"`);
  if (isNew) await seedTeam(database, { code, agentId, size, passwordHash: hashes.passwordHash }, clock.now());
  await seedRebates(database, merchant, idByName, clock.now());
}

async function seedAccount(
  database: Database,
  merchant: Codes,
  seed: SeededAccount & { passwordHash: string; paymentPasswordHash: string },
  uplineId: string | null,
  clock: Clock,
): Promise<string> {
  const id = randomUUID();
  const merchantCode = seed.trial ? merchant.trialCode : merchant.code;
  const now = clock.now();
  await database
    .insertInto("accounts")
    .values({
      ...newAccount,
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
    })
    .execute();
  const { payee: name, mobile, paymentPasswordHash } = seed;
  if (name !== undefined && mobile !== undefined)
    await seedCard(database, { accountId: id, merchantCode, name, mobile, paymentPasswordHash }, now);
  await fund(database, { ...merchant, code: merchantCode }, id, seed, clock);
  await fillInbox(database, { ...merchant, accountId: id, unread: seed.unreadMessages }, now);
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
async function seedContacts(
  database: Database,
  merchant: Codes,
  seed: SeededAccount,
  id: string,
  now: Date,
): Promise<void> {
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
    .values({
      merchant_code: merchant.code,
      code: seed.affiliateCode,
      account_id: id,
      domain: null,
      main: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Also for accounts of an earlier seeding. What the member has done since is kept. */
async function seedStandings(
  database: Database,
  { claimed = [], activities = {} }: SeededAccount,
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
  if (entries.length > 0)
    await database
      .insertInto("activity_entries")
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function fund(database: Database, merchant: Codes, id: string, seed: SeededAccount, clock: Clock): Promise<void> {
  const { username, hasHistory = false, hasLost = false } = seed;
  const funds = minorUnits(seed.funds);
  if (hasHistory) await seedHistory(database, merchant, { id, username, funds }, clock.now());
  else if (hasLost) await seedLosses(database, merchant, { id, username, funds }, clock.now());
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
