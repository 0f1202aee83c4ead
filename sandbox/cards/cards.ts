import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import type { BankCard } from "#gateway/withdrawals.ts";
import type { BankCardRow, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { bankCalled } from "./banks.ts";

/** How many digits of a number are shown. */
const SHOWN = 4;

/** The accounts that a member has not removed, that of most withdrawals first. */
export function cardsOf(database: Database, accountId: string): Promise<BankCardRow[]> {
  return database
    .selectFrom("bank_cards")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("removed_at", "is", null)
    .orderBy("main", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Those that can be paid to now. */
export async function usableCards(database: Database, accountId: string, now: Date): Promise<BankCardRow[]> {
  return (await cardsOf(database, accountId)).filter((card) => isUsable(card, now));
}

export function isUsable({ usable_from }: Pick<BankCardRow, "usable_from">, now: Date): boolean {
  return usable_from <= now;
}

/** An account as its call answers it. */
export function answerOf(row: BankCardRow, merchant: Merchant, language: LanguageCode, now: Date): BankCard {
  return {
    id: row.id,
    bank: bankName(row.bank, language),
    icon: pictureUrl(merchant, "motif", bankCalled(row.bank)?.mark ?? "coin"),
    name: accountName(row, language),
    number: maskedNumber(row.number),
    payeeName: maskedName(row.payee_name),
    main: row.main,
    usableFrom: isUsable(row, now) ? null : row.usable_from.toISOString(),
  };
}

/** What its bank is called; its id where it is not known any more. */
function bankName(id: string, language: LanguageCode): string {
  const bank = bankCalled(id);
  return bank ? wordsIn(bank.name, language) : id;
}

/** Bank and masked number as one text. */
export function accountName({ bank, number }: Pick<BankCardRow, "bank" | "number">, language: LanguageCode): string {
  return `${bankName(bank, language)} ${maskedNumber(number)}`;
}

function maskedNumber(number: string): string {
  return `•••• ${number.slice(-SHOWN)}`;
}

/** The first letter of each word, as "M•••• C••••". */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ""}••••`)
    .join(" ");
}

/** The digits of a number, however it was typed. */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "");
}
