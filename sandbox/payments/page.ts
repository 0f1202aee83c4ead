import type { PaymentRow } from "../database/tables.ts";
import { escaped } from "../outbox/page.ts";
import { decimalOf } from "#kernel/money.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:28rem;padding:1.5rem 1rem;color:#14213d;background:#f5f7fb}main{background:#fff;border-radius:16px;padding:1.25rem;box-shadow:0 1px 3px #0002}h1{font-size:1.1rem;margin:0}strong{display:block;font-size:2rem;margin:.5rem 0 1rem;font-variant-numeric:tabular-nums}button,a.back{display:block;width:100%;box-sizing:border-box;min-height:48px;margin:.5rem 0;border:1px solid #c6cede;border-radius:12px;background:#fff;font:inherit;text-align:center;line-height:46px;color:inherit;text-decoration:none;cursor:pointer}button[value=paid],a.back{background:#14213d;color:#fff;border-color:#14213d}small{color:#55607a}";

interface Shown {
  payment: PaymentRow;
  merchant: string;
  /** Where the page leads back to; undefined: nowhere. */
  back: string | undefined;
}

/** What a person can do with a payment at the simulated provider: the value, and the words of its button. */
export const choices = {
  paid: "Pay",
  late: "Pay; the merchant learns it after 10 seconds",
  twice: "Pay; the merchant is notified twice",
  other: "Pay; a second notice names another amount",
  silent: "Pay; the merchant is notified after an hour",
  never: "Pay; the merchant is never notified",
  declined: "Decline",
  expired: "Let it expire now",
} as const;
export type Choice = keyof typeof choices;

const states: Readonly<Record<PaymentRow["state"], string>> = {
  open: "",
  paid: "This payment is paid.",
  declined: "This payment was declined.",
  expired: "This payment has expired.",
};

/** The page of a payment. */
export function paymentPage({ payment, merchant, back }: Shown): string {
  const buttons = Object.entries(choices).map(
    ([value, label]) => `<button name="choice" value="${value}">${escaped(label)}</button>`,
  );
  const open = `<form method="post">${buttons.join("")}</form>`;
  const over = `<p>${states[payment.state]}</p>`;
  const leads =
    payment.state === "open" || back === undefined
      ? ""
      : `<meta http-equiv="refresh" content="1;url=${escaped(back)}">`;
  const leave = back === undefined ? "" : `<a class="back" href="${escaped(back)}">Back to ${escaped(merchant)}</a>`;
  const code = payment.code === null ? "" : `<p>Code: <b>${escaped(payment.code)}</b></p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${leads}<title>Payment</title><style>${STYLE}</style>
<main><h1>${escaped(merchant)}</h1><strong>${escaped(`${payment.currency} ${decimalOf(payment.amount)}`)}</strong>${code}
${payment.state === "open" ? open : over}${leave}</main><p><small>A simulated provider: no money moves outside of this sandbox.</small></p></html>`;
}
