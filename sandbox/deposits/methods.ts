import type { DepositMethod, NextStep } from "#gateway/deposits.ts";
import { wordsIn, type LanguageCode, type Translated } from "#gateway/languages.ts";
import type { AskedField } from "../catalogue/asked-fields.ts";

/** An account at a bank. */
export interface BankAccount {
  bank: string;
  holder: string;
  number: string;
}

/** The merchant's bank and its name there. */
export const merchantBank = { bank: "Pilipinas Demo Bank", holder: "Livery Payments Inc." } as const;

/** A way to deposit, with its rules. Amounts are decimal strings. */
export interface Way {
  id: string;
  kind: DepositMethod["kind"];
  name: Translated<string>;
  /** The motif of its mark. */
  mark: string;
  minimum: string;
  maximum: string;
  step: string;
  quick: readonly string[];
  /** The most on a day of the merchant; null: as much as you like. */
  daily: string | null;
  /** A fixed part, and hundredths of a percent of the amount. */
  fee: { fixed: string; rate: bigint };
  arrivesWithin: number | null;
  /** The hour of the merchant's day in which a batch is closed; null: there are no batches. */
  cutOffHour: number | null;
  /** How it goes on. */
  next: Exclude<NextStep["kind"], "done" | "refused">;
  /** The merchant's account that is paid to before the deposit is requested; null: where to pay is said afterwards. */
  payTo: BankAccount | null;
  /** Minutes for which it can be paid; null: without end. */
  validFor: number | null;
  fields: readonly AskedField[];
}

const free = { fixed: "0.00", rate: 0n };
const usual = {
  step: "1.00",
  quick: ["200.00", "500.00", "1000.00", "5000.00"],
  fee: free,
  cutOffHour: null,
  payTo: null,
  fields: [],
};
const wallet = {
  ...usual,
  kind: "eWallet",
  minimum: "100.00",
  maximum: "50000.00",
  daily: "100000.00",
  arrivesWithin: 1,
} as const;

/** What every merchant offers, in its order. A new provider is a row. */
export const ways: readonly Way[] = [
  { ...wallet, id: "gcash", name: { EN: "GCash" }, mark: "coin", next: "redirect", validFor: 15 },
  { ...wallet, id: "maya", name: { EN: "Maya" }, mark: "clover", next: "app", validFor: 15 },
  {
    ...usual,
    id: "qrph",
    kind: "qr",
    name: { EN: "QR Ph" },
    mark: "star",
    minimum: "50.00",
    maximum: "50000.00",
    daily: null,
    arrivesWithin: 1,
    next: "qr",
    validFor: 10,
  },
  {
    ...usual,
    id: "instapay",
    kind: "instantTransfer",
    name: { EN: "InstaPay" },
    mark: "rocket",
    minimum: "100.00",
    maximum: "50000.00",
    step: "0.01",
    daily: null,
    fee: { fixed: "10.00", rate: 0n },
    arrivesWithin: 10,
    next: "instructions",
    validFor: 24 * 60,
  },
  {
    ...usual,
    id: "pesonet",
    kind: "batchTransfer",
    name: { EN: "PESONet" },
    mark: "temple",
    minimum: "1000.00",
    maximum: "500000.00",
    step: "0.01",
    quick: ["5000.00", "20000.00", "100000.00"],
    daily: null,
    arrivesWithin: null,
    cutOffHour: 15,
    next: "instructions",
    validFor: 3 * 24 * 60,
  },
  {
    ...usual,
    id: "card",
    kind: "card",
    name: { EN: "Visa or Mastercard", TY: "Visa o Mastercard" },
    mark: "bars",
    minimum: "200.00",
    maximum: "20000.00",
    daily: "60000.00",
    fee: { fixed: "0.00", rate: 150n },
    arrivesWithin: 2,
    next: "redirect",
    validFor: 20,
  },
  {
    ...usual,
    id: "bank-code",
    kind: "gateway",
    name: { EN: "Online banking", TY: "Online banking" },
    mark: "castle",
    minimum: "100.00",
    maximum: "50000.00",
    daily: null,
    arrivesWithin: 2,
    next: "code",
    validFor: 10,
  },
  {
    ...usual,
    id: "manual",
    kind: "manualTransfer",
    name: { EN: "Bank transfer", TY: "Bank transfer" },
    mark: "scroll",
    minimum: "500.00",
    maximum: "200000.00",
    step: "0.01",
    quick: ["500.00", "1000.00", "5000.00"],
    daily: null,
    arrivesWithin: 60,
    next: "wait",
    payTo: { ...merchantBank, number: "0042 7719 3065" },
    validFor: null,
    fields: [
      {
        name: "payer",
        kind: "text",
        required: true,
        length: 60,
        label: { EN: "Name on the account that you paid from", TY: "Pangalan sa account na pinagbayaran mo" },
      },
      {
        name: "slip",
        kind: "images",
        required: true,
        max: 2,
        label: { EN: "Picture of the bank's receipt", TY: "Litrato ng resibo ng bangko" },
      },
    ],
  },
  { ...wallet, id: "alipay", name: { EN: "Alipay" }, mark: "lighthouse", next: "redirect", validFor: 15 },
  { ...wallet, id: "wechat", name: { EN: "WeChat Pay" }, mark: "fan", next: "qr", validFor: 10 },
  { ...wallet, id: "qq", name: { EN: "QQ Wallet" }, mark: "planet", next: "redirect", validFor: 15 },
];

/** A way by its id, also one that is closed now. */
export function wayCalled(id: string): Way | undefined {
  return ways.find((way) => way.id === id);
}

/** What a way is called; its id where it is not known any more. */
export function nameOfWay(id: string, language: LanguageCode): string {
  const way = wayCalled(id);
  return way ? wordsIn(way.name, language) : id;
}
