import { randomUUID } from "node:crypto";
import { seededRandom } from "#kernel/random.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { HOUSE, ledgerAccountOf, MAIN } from "../ledger/accounts.ts";
import { bookPast, type PastTransfer } from "../ledger/past-transfers.ts";
import { teamDays } from "../team/figures.ts";
import { newAccount } from "../registration/new-account.ts";
import { betAt, playerOf, type PastBet, type Player } from "./history/past-bets.ts";
import { depositRow } from "./history/past-requests.ts";
import { insertBets } from "./history/insert-bets.ts";
import { inBatches } from "./insert-in-batches.ts";
import { teamOf, type TeamSeat } from "./team-shape.ts";

interface Team {
  code: string;
  /** Whose team it is. */
  agentId: string;
  /** How many members it has altogether. */
  size: number;
  passwordHash: string;
}
interface Seated extends TeamSeat {
  id: string;
  ledgerAccount: string;
  joinedAt: Date;
  signedInAt: Date | null;
}

/** Minor units. */
const OPENING = 2_000_000n;
const DEPOSIT = 50_000n;
const GIFT = 8_800n;
/** Days of the past with bets, and how many each member placed at most. */
const DAYS = 30;
const MOST_BETS = 5;
/** Who bets today loses: nobody of the team is among today's winners. */
const TODAY = 3 * duration.hour;
/** A bet that an hourly salary is due for: of an hour that is over, by somebody who signed in today. */
const LATELY = { place: 6, at: 2 * duration.hour, stake: 5000n };
/** How many members are written at once: a large team in some steps. */
const STEP = 500;

/** Writes a team of six levels below an agent, with what its members have played and paid in during the last weeks. */
export async function seedTeam(database: Database, { code, agentId, size, passwordHash }: Team, now: Date) {
  const random = seededRandom(`team of ${code}`);
  const player = playerOf(code, random);
  const ids = [agentId];
  const seats = teamOf(size).map((seat): Seated => {
    const id = randomUUID();
    ids.push(id);
    return { ...seat, id, ledgerAccount: randomUUID(), ...momentsOf(seat, random, now) };
  });
  const house = await ledgerAccountOf(database, code, HOUSE);
  for (let start = 0; start < seats.length; start += STEP) {
    const step = seats.slice(start, start + STEP);
    await insertMembers(database, { code, passwordHash, ids }, step);
    await play(database, { code, house, player, random }, step, now);
    await teamDays(database);
  }
}

/** Every ninth joined today; every third signed in today, the others on a day before or never. */
function momentsOf({ place, level }: TeamSeat, random: () => number, now: Date) {
  const isNew = place % 9 === 8;
  const joinedAt = after(now, isNew ? -duration.hour : -(400 - 40 * level) * duration.day + place * duration.minute);
  const ago = Math.floor(random() * 20) * duration.day;
  const isToday = isNew || place % 3 === 0;
  return {
    joinedAt,
    signedInAt: isToday ? after(now, -30 * duration.minute) : place % 7 === 0 ? null : after(now, -ago),
  };
}

async function insertMembers(
  database: Database,
  { code, passwordHash, ids }: { code: string; passwordHash: string; ids: readonly string[] },
  seats: readonly Seated[],
): Promise<void> {
  const accounts = seats.map((seat) => ({
    ...newAccount,
    id: seat.id,
    merchant_code: code,
    username: seat.username,
    password_hash: passwordHash,
    type: seat.isAgent ? 1 : 0,
    upline_id: ids[seat.upline] ?? null,
    registered_at: seat.joinedAt,
    last_login_at: seat.signedInAt,
  }));
  await inBatches(accounts, (batch) => database.insertInto("accounts").values(batch).execute());
  const wallets = seats.map(({ id, ledgerAccount }) => ({
    id: ledgerAccount,
    merchant_code: code,
    owner: id,
    kind: MAIN,
    balance: "0",
    may_overdraw: false,
  }));
  await inBatches(wallets, (batch) => database.insertInto("ledger_accounts").values(batch).execute());
}

async function play(
  database: Database,
  { code, house, player, random }: { code: string; house: string; player: Player; random: () => number },
  seats: readonly Seated[],
  now: Date,
): Promise<void> {
  const played = seats.map((seat) => ({
    seat,
    bets: [...betsOf(seat, player, random, now), ...latelyOf(seat, code, now)],
  }));
  // Member by member, each in the order of time: a batch then has few accounts.
  const transfers = played.flatMap(({ seat, bets }) => movementsOf(seat, bets, house, code));
  await inBatches(transfers, (batch) => bookPast(database, code, batch));
  for (const { seat, bets } of played) await insertBets(database, code, seat.id, bets);
  const deposits = seats.flatMap((seat) => (hasDeposit(seat) ? [depositRow(code, seat.id, depositOf(seat), 0)] : []));
  await inBatches(deposits, (batch) => database.insertInto("deposits").values(batch).execute());
}

function betsOf({ place, joinedAt, signedInAt }: Seated, player: Player, random: () => number, now: Date): PastBet[] {
  const count = 1 + Math.floor(random() * MOST_BETS);
  const before = Array.from({ length: count }, () =>
    betAt(
      player,
      after(now, -duration.day - Math.floor(random() * DAYS) * duration.day - Math.floor(random() * TODAY)),
    ),
  ).filter(({ placedAt }) => placedAt > joinedAt);
  const isBetting = place % 6 === 0 && signedInAt !== null;
  const today = isBetting ? [betAt(player, after(now, -20 * duration.minute))] : [];
  return [...before, ...today.filter(({ paid, settledAt }) => paid === 0n && settledAt <= now)].toSorted(
    (one, other) => one.placedAt.getTime() - other.placedAt.getTime(),
  );
}

function latelyOf({ place }: Seated, code: string, now: Date): PastBet[] {
  if (place !== LATELY.place) return [];
  const player = playerOf(code, seededRandom(`the last hours of ${code}`));
  for (;;) {
    const bet = betAt(player, after(now, -LATELY.at));
    if (bet.paid === 0n && bet.stake >= LATELY.stake) return [bet];
  }
}

const hasDeposit = ({ place }: Seated) => place % 2 === 0;
const depositOf = ({ joinedAt }: Seated) => ({ at: after(joinedAt, 10 * duration.minute), amount: DEPOSIT });

function movementsOf(seat: Seated, bets: readonly PastBet[], house: string, merchantCode: string): PastTransfer[] {
  const received = (kind: PastTransfer["kind"], amount: bigint, at: Date) => ({
    kind,
    amount,
    at,
    from: house,
    to: seat.ledgerAccount,
  });
  const all = [
    received("opening", OPENING, seat.joinedAt),
    ...(hasDeposit(seat) ? [received("deposit", DEPOSIT, depositOf(seat).at)] : []),
    ...(seat.place % 5 === 0 ? [received("promotion", GIFT, depositOf(seat).at)] : []),
    ...bets.flatMap(({ placedAt, settledAt, stake, paid }) => [
      { kind: "stake" as const, amount: stake, at: placedAt, from: seat.ledgerAccount, to: house },
      received("prize", paid, settledAt),
    ]),
  ];
  return all
    .filter(({ amount }) => amount > 0n)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((one, place) => ({ ...one, merchantCode, idempotencyKey: `past:${seat.id}:${place}` }));
}
