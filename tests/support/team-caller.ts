import { minorUnits } from "#kernel/money.ts";
import { seededRandom } from "#kernel/random.ts";
import { addDays, dayOf } from "../../sandbox/records/days.ts";
import { insertBets } from "../../sandbox/seed/history/insert-bets.ts";
import { betAt, playerOf } from "../../sandbox/seed/history/past-bets.ts";
import { acme, Caller } from "./caller.ts";

/** The caller of a platform that has a merchant with a team, and what its members do. */
export class TeamCaller extends Caller {
  #random = seededRandom("a team");

  async idOf(username: string): Promise<string> {
    const { database } = this.platform;
    const found = database.selectFrom("accounts").select("id").where("username", "=", username);
    return (await found.executeTakeFirstOrThrow()).id;
  }

  /** The merchant's day so many days ago. */
  dayBefore(days: number): string {
    return addDays(dayOf(this.platform.clock.now(), acme.timeZone), -days);
  }

  /** Places a bet. */
  async play(username: string, at: Date = this.platform.clock.now()): Promise<void> {
    const bet = betAt(playerOf(acme.code, this.#random), at);
    await insertBets(this.platform.database, acme.code, await this.idOf(username), [bet]);
  }
}

/** The sum of amounts, in minor units. */
export function sumOf(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + minorUnits(amount), 0n);
}
