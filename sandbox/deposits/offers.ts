import type { DepositOffer } from "#gateway/deposits.ts";
import { wordsIn, type LanguageCode, type Translated } from "#gateway/languages.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Database, DepositRow } from "../database/tables.ts";
import { turnoverFactors } from "../ledger/turnover.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { withMoney } from "../merchants/written-money.ts";
import type { Way } from "./methods.ts";
import type { Depositing } from "./offered.ts";

/** Chosen by who takes no promotion. */
export const NO_OFFER = "none";

/** A promotion that adds to a deposit, once for each member. Amounts are decimal strings. */
export interface Offer {
  id: string;
  title: Translated<string>;
  /** With amounts in braces: see `termsIn`. */
  terms: Translated<string>;
  /** The least deposit that it adds to. */
  minimum: string;
  /** What it adds: so many percent of the amount, at most so much, or an amount. */
  gives: { percent: number; most: string } | { amount: string };
  /** The ways of deposit with which it can be taken; null: all. */
  ways: readonly string[] | null;
}

const times = turnoverFactors.promotion;

const offers: readonly Offer[] = [
  {
    id: "welcome",
    title: { EN: "Half on top", TY: "Dagdag na kalahati" },
    terms: {
      EN: `50% of your deposit on top, up to {1000.00}, from {500.00}. Stake the bonus ${times} times before you withdraw it.`,
      TY: `Dagdag na 50% ng deposito mo, hanggang {1000.00}, mula {500.00}. Itaya ang bonus nang ${times} beses bago ito i-withdraw.`,
    },
    minimum: "500.00",
    gives: { percent: 50, most: "1000.00" },
    ways: null,
  },
  {
    id: "wallet-gift",
    title: { EN: "Gift for wallets", TY: "Regalo sa e-wallet" },
    terms: {
      EN: `{100.00} on top of a deposit by GCash or Maya, from {1000.00}. Stake it ${times} times before you withdraw it.`,
      TY: `Dagdag na {100.00} sa deposito gamit ang GCash o Maya, mula {1000.00}. Itaya ito nang ${times} beses bago i-withdraw.`,
    },
    minimum: "1000.00",
    gives: { amount: "100.00" },
    ways: ["gcash", "maya"],
  },
];

const none: DepositOffer = {
  id: NO_OFFER,
  title: "",
  terms: "",
  minimum: null,
  percent: null,
  bonus: null,
  most: null,
  turnover: null,
};
const noneTitle = { EN: "No promotion", TY: "Walang promo" };

/**
 * The promotions that a member can take now, with a way or with any: those that are not closed and that they have not
 * taken.
 */
export async function openOffers({ database, merchant, account }: Depositing, way?: Way): Promise<Offer[]> {
  const rows = await taken(database, account.id).execute();
  const gone = new Set([...rows.map(({ offer }) => offer), ...(merchant.state.closedDepositOffers ?? [])]);
  return offers.filter(({ id, ways }) => !gone.has(id) && (ways === null || !way || ways.includes(way.id)));
}

/** What a promotion gives and asks for, as a visitor of the merchant reads it. */
export function termsIn(language: LanguageCode, { terms }: Offer, { currency }: Pick<Merchant, "currency">): string {
  return withMoney(wordsIn(terms, language), currency);
}

/** What can be chosen, as its call answers it: first, to take none. */
export function answersOf(open: readonly Offer[], merchant: Merchant, language: LanguageCode): DepositOffer[] {
  return [
    { ...none, title: wordsIn(noneTitle, language) },
    ...open.map((offer) => ({
      ...none,
      id: offer.id,
      title: wordsIn(offer.title, language),
      terms: termsIn(language, offer, merchant),
      minimum: offer.minimum,
      turnover: times,
      ...("amount" in offer.gives ? { bonus: offer.gives.amount } : offer.gives),
    })),
  ];
}

/** What a deposit gets on top. */
export interface Promised {
  offer: string | null;
  /** Minor units. */
  bonus: bigint;
}

/**
 * What the chosen promotion adds to an amount. Throws a PlatformError where the member cannot take it with this way now,
 * or the amount is below its minimum.
 */
export async function promised(who: Depositing, way: Way, id: string, amount: bigint): Promise<Promised> {
  if (id === NO_OFFER) return { offer: null, bonus: 0n };
  const offer = (await openOffers(who, way)).find((one) => one.id === id);
  if (!offer)
    throw new PlatformError("activity.closed", `"${id}" cannot be taken with "${way.id}" now`, { field: "offer" });
  if (amount < minorUnits(offer.minimum))
    throw new PlatformError("amount.low", `"${id}" adds to deposits of ${offer.minimum} or more`);
  return { offer: id, bonus: bonusOf(offer, amount) };
}

/** What a promotion adds to an amount, in minor units: rounded to the merchant's gain. */
export function bonusOf({ gives }: Pick<Offer, "gives">, amount: bigint): bigint {
  if ("amount" in gives) return minorUnits(gives.amount);
  const [part, most] = [(amount * BigInt(gives.percent)) / 100n, minorUnits(gives.most)];
  return part < most ? part : most;
}

/** A bonus with the stakes that it needs, as a quote says them. */
export function quotedBonus({ bonus }: Promised): { bonus: string | null; turnover: string | null } {
  if (bonus === 0n) return { bonus: null, turnover: null };
  return { bonus: decimalOf(bonus), turnover: decimalOf(bonus * BigInt(times)) };
}

/**
 * What of its promise a deposit gets that is credited. Money that arrives after it was given up finds the promotion free
 * or taken by another deposit since. Runs in the caller's transaction, with the account locked.
 */
export async function stillPromised(database: Database, deposit: DepositRow): Promise<Promised> {
  const { offer, bonus } = deposit;
  if (offer === null || deposit.status === "waiting") return { offer, bonus };
  const other = await taken(database, deposit.account_id).where("offer", "=", offer).executeTakeFirst();
  return other ? { offer: null, bonus: 0n } : { offer, bonus };
}

/** The promotions that a member has taken, with deposits that wait or are credited. */
function taken(database: Database, accountId: string) {
  return database
    .selectFrom("deposits")
    .select("offer")
    .where("account_id", "=", accountId)
    .where("offer", "is not", null)
    .where("status", "in", ["waiting", "credited"]);
}
