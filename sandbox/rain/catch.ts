import { PlatformError } from "../calls/platform-error.ts";
import { redRain } from "../catalogue/red-rain.ts";
import { after } from "../clock.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import { payMember } from "../ledger/house.ts";
import { heldBy } from "./deck.ts";
import { entryOf, type RainEntry, type Raining } from "./entries.ts";
import { envelopesOf } from "./envelopes.ts";
import { idOf, timesOf } from "./schedule.ts";

interface Catch {
  startsAt: Date;
  /** Ids of envelopes. */
  envelopes: readonly string[];
  key: string;
}

/**
 * Takes what a member has caught, and pays it: once a round. Of two phones, the catch that comes first counts; the same
 * one sent again is answered again. Returns what each envelope held, in minor units.
 */
export async function takeCatch(who: Raining, sent: Catch): Promise<bigint[]> {
  return who.database.transaction().execute(async (transaction) => {
    const locked = { ...who, database: transaction };
    await lockOpenAccount(transaction, who.account);
    const entry = await entryOf(locked, sent.startsAt);
    if (!entry) throw new PlatformError("request.unknown", "The member has not joined this round", { field: "round" });
    if (entry.idempotency_key === sent.key) return heldIn(entry, entry.caught ?? 0);
    if (entry.caught_at !== null) throw new PlatformError("rain.taken", "The member's catch was taken already");
    refuseWrong(sent, who.clock.now());
    return take(locked, entry, sent);
  });
}

function refuseWrong({ startsAt, envelopes }: Catch, now: Date): void {
  const { takenUntil } = timesOf(startsAt);
  if (now < startsAt) throw new PlatformError("rain.early", `The round begins at ${startsAt.toISOString()}`);
  if (now > takenUntil) throw new PlatformError("rain.over", `Catches were taken until ${takenUntil.toISOString()}`);
  const refuse = (why: string) => new PlatformError("field.invalid", why, { field: "envelopes" });
  if (envelopes.length > redRain.catches) throw refuse(`A member catches ${redRain.catches} envelopes at most`);
  if (new Set(envelopes).size < envelopes.length) throw refuse("An envelope is caught once");
  const falling = new Map(envelopesOf(idOf(startsAt)).map((envelope) => [envelope.id, envelope]));
  for (const id of envelopes) {
    const envelope = falling.get(id);
    if (!envelope) throw refuse(`There is no envelope "${id}" in this round`);
    if (now < after(startsAt, envelope.at))
      throw new PlatformError("rain.early", `The envelope "${id}" does not fall yet`, { field: "envelopes" });
  }
}

async function take({ database, account, clock }: Raining, entry: RainEntry, sent: Catch): Promise<bigint[]> {
  const held = heldIn(entry, sent.envelopes.length);
  const amount = held.reduce((sum, one) => sum + one, 0n);
  await database
    .updateTable("rain_entries")
    .set({
      caught_at: clock.now(),
      caught: held.length,
      amount: amount.toString(),
      idempotency_key: sent.key,
    })
    .where("id", "=", entry.id)
    .execute();
  const movement = { merchantCode: account.merchant_code, memberId: account.id, amount };
  await payMember(database, { ...movement, idempotencyKey: `rain:${entry.id}`, kind: "promotion" }, clock);
  return held;
}

function heldIn({ hand }: RainEntry, count: number): bigint[] {
  return heldBy(hand, count).map(BigInt);
}
