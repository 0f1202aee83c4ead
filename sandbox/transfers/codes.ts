import type { LanguageCode, Translated } from "#gateway/languages.ts";
import { wordsIn } from "#gateway/languages.ts";
import type { TransactionCode } from "#gateway/transfers.ts";
import { required } from "#kernel/assert.ts";
import { transactionKind, type LedgerKind } from "../ledger/kinds.ts";

/** A movement of money as the account record names it. */
interface Code {
  kind: LedgerKind;
  /** Where both sides see it: whether it is that of the side that gets the money. */
  received?: boolean;
  name: Translated<string>;
}

const codes: Readonly<Record<string, Code>> = {
  "101": { kind: "deposit", name: { EN: "Deposit", TY: "Deposito" } },
  "102": { kind: "deposit-fee", name: { EN: "Fee of a deposit", TY: "Bayad sa deposito" } },
  "201": { kind: "withdrawal", name: { EN: "Withdrawal", TY: "Withdrawal" } },
  "202": { kind: "withdrawal-returned", name: { EN: "Withdrawal returned", TY: "Ibinalik na withdrawal" } },
  "301": { kind: "stake", name: { EN: "Stake", TY: "Taya" } },
  "302": { kind: "prize", name: { EN: "Payout", TY: "Panalo" } },
  "401": { kind: "to-vendor", name: { EN: "To a game provider", TY: "Papunta sa provider" } },
  "402": { kind: "from-vendor", name: { EN: "Back from a game provider", TY: "Galing sa provider" } },
  "403": { kind: "to-upline", received: false, name: { EN: "To the upline", TY: "Papunta sa upline" } },
  "404": { kind: "to-upline", received: true, name: { EN: "From a downline", TY: "Galing sa downline" } },
  "501": { kind: "promotion", name: { EN: "Reward", TY: "Reward" } },
  "502": { kind: "rebate", name: { EN: "Rebate", TY: "Rebate" } },
  "601": { kind: "team-rebate", name: { EN: "Rebate of the team", TY: "Rebate ng team" } },
  "602": { kind: "salary", name: { EN: "Salary", TY: "Sahod" } },
  "603": { kind: "dividend", name: { EN: "Dividend", TY: "Dividend" } },
  "901": { kind: "opening", name: { EN: "Opening balance", TY: "Panimulang balanse" } },
};

/** All codes, or those of a kind of the account record. */
export function codesOf(kind: TransactionCode["kind"] | undefined, language: LanguageCode): TransactionCode[] {
  return Object.entries(codes)
    .map(([code, one]) => ({ code, name: wordsIn(one.name, language), kind: transactionKind(one.kind) }))
    .filter((one) => kind === undefined || one.kind === kind);
}

/** What a code stands for; undefined: there is no such code. */
export function meaningOf(code: string): Code | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** The code of a movement, from the side that gets the money or the one that gives it, and what it means. */
export function codeOf(kind: LedgerKind, isReceived: boolean, language: LanguageCode): { code: string; name: string } {
  const found = Object.entries(codes).find(
    ([, one]) => one.kind === kind && (one.received === undefined || one.received === isReceived),
  );
  const [code, { name }] = required(found, `A transaction code of "${kind}"`);
  return { code, name: wordsIn(name, language) };
}
