import { withdrawalRefusal } from "#gateway/records.ts";
import { deskPage, sentPicture } from "../desk/page.ts";
import { escaped } from "../outbox/page.ts";
import { decisions, type Decision, type Undecided } from "./undecided.ts";

/** The cashier's desk as a page for users of the sandbox. */
export function cashierPage(undecided: readonly Undecided[]): string {
  const items = undecided.map(
    (one) =>
      `<li><small>${escaped(`${one.at} · ${one.merchant} · ${one.of} · ${one.method}`)}</small><br>${escaped(one.member)}: <b>${escaped(one.amount)}</b> ${escaped(one.note)}<br>${one.pictures.map(sentPicture).join("")}${decisions
        .filter((decision) => one.of === "withdrawal" || decision !== "hold")
        .map((decision) => button(one, decision))
        .join("")}</li>`,
  );
  return deskPage("Cashier", "Deposits and withdrawals that a person decides about, the oldest first.", items);
}

const labels: Readonly<Record<Decision, string>> = { approve: "Approve", hold: "Hold", reject: "Reject" };

/** Why a withdrawal is rejected. */
const reasons = `<select name="reason" aria-label="Why it is rejected">${withdrawalRefusal.options
  .map((reason) => `<option>${reason}</option>`)
  .join("")}</select>`;

function button({ of, id }: Undecided, decision: Decision): string {
  const why = of === "withdrawal" && decision === "reject" ? reasons : "";
  return `<form method="post"><input type="hidden" name="of" value="${of}"><input type="hidden" name="id" value="${escaped(id)}">${why}<button name="decision" value="${decision}">${labels[decision]}</button></form>`;
}
