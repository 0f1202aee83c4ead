// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { resolvedForm } from "#compile/emit/resolved-form.ts";
import { compileTried, own } from "#compile/fixtures/site.ts";
import { formExample } from "#descriptor/form-example.ts";
import { required } from "#kernel/assert.ts";
import { inputsOf, showForm } from "../support/form-page.tsx";
import { memberSession } from "../support/render-widget.tsx";

const keys = [
  "betRecord.kind",
  "betRecord.kind.game",
  "betRecord.kind.lottery",
  "betSummary.count",
  "betSummary.stake",
  "betSummary.net",
  "route.gameRecord",
  "activity.images",
  "activity.comment",
  "activity.action.apply",
  "activity.done.applying",
  "field.bound.failed",
  "field.bound.retry",
  "field.images.add",
];
const $meta = { code: "EN", name: "English", tag: "en", direction: "ltr" };

/** The form of the reference page as a page gets it: compiled from its JSON, and settled. */
function compiledForm() {
  const pack = { $meta, ...Object.fromEntries(keys.map((key) => [key, key])) };
  const { brands } = compileTried({ ...own, forms: { apply: formExample } }, { "text-packs/tried/EN.json": pack });
  const { forms, registration } = required(brands.get("tried"), "the brand").brand;
  return resolvedForm(required(forms["apply"], "the form"), registration);
}

test("a form with a watched call, its answer and a review works as it is compiled from JSON", async () => {
  const form = compiledForm();
  expect(form.fields["sums"]).toMatchObject({ fields: { stake: { as: "money", label: "betSummary.stake" } } });
  const { calls } = await showForm(form, {
    session: memberSession,
    answers: {
      betSummary: { count: 3, stake: "1200.50", openStake: "0.00", paid: "900.00", net: "-300.50" },
      joinActivity: { status: "applying" },
    },
  });
  await waitFor(() => expect(document.querySelector("[name=about]")).not.toBeNull());
  await act(async () =>
    fireEvent.change(document.querySelector("[name=about]") as Element, { target: { value: "game" } }),
  );
  const answered = () => document.querySelector("[aria-labelledby=sums-label]")?.textContent;
  await waitFor(() => expect(answered()).toContain("betSummary.stake1,200.50"));
  expect(inputsOf(calls, "betSummary")).toEqual([{ kind: "game" }]);
  await userEvent.click(await screen.findByRole("button", { name: "form.next" }));
  const reviewed = () => document.querySelector("[aria-labelledby=check-label]")?.textContent;
  await waitFor(() => expect(reviewed()).toContain("betRecord.kind.game"));
  await userEvent.click(await screen.findByRole("button", { name: "activity.action.apply" }));
  await waitFor(() => expect(inputsOf(calls, "joinActivity")).toHaveLength(1));
  expect(inputsOf(calls, "joinActivity")[0]).toMatchObject({ id: "vip-for-a-month", comment: "game" });
});
