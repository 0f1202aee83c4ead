// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { memberSession, renderWidget, type Setting } from "../support/render-widget.tsx";
import type { Answers } from "../support/widget-page.ts";

const sums = (stake: string) => ({ count: 1, stake, openStake: "0.00", paid: "0.00", net: "0.00" });
const day = (stake: string) => ({ ...sums(stake), day: "2026-03-14", promotions: "0.00", rebate: "0.00" });
const bets = (stake: string) => ({ content: [{ id: "1", name: "Bet", stake }], pageNum: 1, totalPages: 1 });

interface Case {
  name: string;
  widget: WidgetType;
  call: "betSummary" | "profitAndLoss" | "betRecords";
  options: Record<string, unknown>;
  answer: (stake: string) => unknown;
}

/** Each widget that shows what a call answers. */
const whole: Case[] = [
  { name: "figures", widget: "stat-grid", call: "betSummary", options: { figures: { stake: {} } }, answer: sums },
  { name: "a record", widget: "record", call: "betSummary", options: { fields: { stake: {} } }, answer: sums },
  {
    name: "a chart",
    widget: "chart",
    call: "profitAndLoss",
    options: { x: { day: {} }, series: { stake: {} } },
    answer: (stake) => [day(stake)],
  },
  {
    name: "a whole list",
    widget: "record-list",
    call: "profitAndLoss",
    options: { key: "day", fields: { stake: {} } },
    answer: (stake) => [day(stake)],
  },
  {
    name: "a list with pages",
    widget: "record-list",
    call: "betRecords",
    options: { paging: "pages", fields: { name: {}, stake: {} } },
    answer: bets,
  },
];
const endless: Case = {
  name: "an endless list",
  widget: "record-list",
  call: "betRecords",
  options: { fields: { name: {}, stake: {} } },
  answer: bets,
};

/** What is asked for depends on named data, which a test can change. */
const page = { screen: { layout: "stack", data: { of: { call: "memberInfo" } }, body: {} } } as const;
const show = ({ widget, call, options }: Case, { answers, ...setting }: Setting) =>
  renderWidget(widget, {
    options: { ...options, source: { call, with: { vendor: { data: "of.account" } } } },
    session: memberSession,
    page,
    ...setting,
    answers: { memberInfo: { account: "A" }, ...answers },
  });

test.each(whole)(
  "$name of an earlier request stays in its place, dimmed, until what is asked for has come",
  async (one) => {
    const member = { account: "A" };
    let come: (answer: unknown) => void = () => undefined;
    const answer = ({ vendor }: { vendor: string }) =>
      vendor === "A" ? one.answer("11.00") : new Promise((resolve) => (come = resolve));
    const { container, client } = await show(one, {
      answers: { memberInfo: () => ({ ...member }), [one.call]: answer as never },
    });
    const busy = () => container.querySelector('[aria-busy="true"]');
    expect([screen.getAllByText(/^₱?11\.00$/).length > 0, busy()]).toEqual([true, null]);

    member.account = "B";
    await act(() => client.invalidateQueries({ queryKey: ["memberInfo"] }));
    expect(screen.getAllByText(/^₱?11\.00$/).every((figure) => busy()?.contains(figure))).toBe(true);
    expect(busy()?.className).toContain("stale");

    await act(async () => come(one.answer("22.00")));
    expect([screen.getAllByText(/^₱?22\.00$/).length > 0, screen.queryByText(/^₱?11\.00$/), busy()]).toEqual([
      true,
      null,
      null,
    ]);
    expect(container.querySelector("[class*=stale]")).toBeNull();
  },
);

test.each([...whole, endless])("$name of a member shows guests nothing, and requests nothing", async (one) => {
  const { container, calls } = await show(one, { session: null });
  expect([container.textContent, container.querySelector("[aria-hidden]"), calls]).toEqual(["", null, []]);
});

test("what waits for data that only members have shows guests nothing, either", async () => {
  const articles = { name: "", widget: "record-list", call: "helpArticles", options: { fields: { title: {} } } };
  const { container } = await show({ ...articles, answer: sums } as unknown as Case, { session: null });
  expect([container.textContent, container.querySelector("[aria-hidden]")]).toEqual(["", null]);
});

test.each([...whole, endless])("$name of a member is requested again whenever it is opened", async (one) => {
  const answers: Answers = { [one.call]: one.answer("11.00") };
  const first = await show(one, { answers });
  first.unmount();
  const again = await show(one, { answers, client: first.client });
  expect(again.calls.map(({ call }) => call)).toContain(one.call);
});
