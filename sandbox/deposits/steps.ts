import type { NextStep } from "#gateway/deposits.ts";
import { wordsIn, type LanguageCode, type Translated } from "#gateway/languages.ts";
import { decimalOf } from "#kernel/money.ts";
import type { DepositRow, PaymentRow } from "../database/tables.ts";
import { merchantBank, type Way } from "./methods.ts";

interface StepOf {
  deposit: DepositRow;
  /** Absent where the provider was never asked. */
  payment: PaymentRow | undefined;
  way: Way | undefined;
  /** Origin of the provider's pages. */
  paymentsOrigin: string;
  /** Where a code was sent to, masked. */
  sentTo: string;
  language: LanguageCode;
}

/** What a member does next for a deposit: derived, so that it never contradicts the deposit's status. */
export function nextStepOf(of: StepOf): NextStep {
  const { deposit, payment, way } = of;
  if (deposit.status === "credited") return { kind: "done" };
  if (deposit.status !== "waiting") return { kind: "refused", reason: deposit.reason ?? "rejected" };
  if (!way || !payment || payment.state !== "open") return { kind: "wait" };
  return steps[way.next]({ ...of, payment, way });
}

type Open = StepOf & { payment: PaymentRow; way: Way };

const steps: { readonly [K in Way["next"]]: (of: Open) => NextStep } = {
  redirect: (of) => ({ kind: "redirect", url: returningPageOf(of) }),
  // Another phone has nowhere to go back to.
  qr: (of) => ({ kind: "qr", code: pageOf(of), app: returningPageOf(of) }),
  app: (of) => ({ kind: "app", url: returningPageOf(of), fallback: returningPageOf(of) }),
  code: ({ payment, sentTo }) => ({ kind: "code", sentTo, length: payment.code?.length ?? 6 }),
  wait: () => ({ kind: "wait" }),
  instructions: ({ payment, deposit, language }) => ({
    kind: "instructions",
    lines: [
      [words.bank, merchantBank.bank],
      [words.holder, merchantBank.holder],
      [words.account, accountNumber(payment.reference)],
      [words.amount, decimalOf(deposit.amount)],
      [words.reference, writtenReference(payment.reference)],
    ].map(([label, value]) => ({ label: wordsIn(label as Translated<string>, language), value: value as string })),
  }),
};

const words = {
  bank: { EN: "Bank", TY: "Bangko" },
  holder: { EN: "Account name", TY: "Pangalan ng account" },
  account: { EN: "Account number", TY: "Numero ng account" },
  amount: { EN: "Amount", TY: "Halaga" },
  reference: { EN: "Reference", TY: "Reference" },
} satisfies Readonly<Record<string, Translated<string>>>;

/** What a member writes with a transfer, by which the merchant knows it. */
export function writtenReference(reference: string): string {
  return reference.slice(0, 10).toUpperCase();
}

type AtProvider = Pick<Open, "payment" | "paymentsOrigin">;

function pageOf({ payment, paymentsOrigin }: AtProvider): string {
  return `${paymentsOrigin}/pay/${payment.reference}`;
}

function returningPageOf(of: AtProvider): string {
  return `${pageOf(of)}?${new URLSearchParams({ back: of.payment.back_url }).toString()}`;
}

/** A virtual account of the merchant, which only this payment has. */
function accountNumber(reference: string): string {
  return Array.from(reference.slice(0, 12), (character) => character.charCodeAt(0) % 10).join("");
}
