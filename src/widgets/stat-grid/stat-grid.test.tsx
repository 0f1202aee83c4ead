// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const betSummary = { count: 12, stake: "1200.00", openStake: "0.00", paid: "900.00", net: "-300.00" };
const options = {
  source: { call: "betSummary", with: { kind: { filter: "kind" } } },
  figures: { count: {}, net: { as: "money-signed" } },
  before: { net: "paid" },
};
const kind = { kind: "choice", label: "kind", any: "all", choices: { game: { label: "games" } } } as const;
const show = (setting: Setting = {}) =>
  renderWidget("stat-grid", {
    options,
    session: memberSession,
    page: { screen: { layout: "stack", filters: { kind }, body: {} } },
    ...setting,
    answers: { betSummary, ...setting.answers },
  });
const figures = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("each figure has its name, and is shown by its type", async () => {
  await show();
  expect(figures()).toEqual([
    ["betSummary.count", "12"],
    ["betSummary.net", "-₱300.00"],
  ]);
  expect(screen.getByText(/^period\.before/).textContent).toBe("period.before +₱900.00");
});

test("the names are there while the figures are awaited", async () => {
  const { container } = await show({ answers: { betSummary: () => new Promise(() => undefined) } });
  expect(figures().map(([name]) => name)).toEqual(["betSummary.count", "betSummary.net"]);
  expect(container.querySelector("dl")?.getAttribute("aria-busy")).toBe("true");
});

test("what is sent follows the screen's filters", async () => {
  const { calls } = await show({ at: "/m/home?kind=game" });
  await waitFor(() => expect(figures()[0]?.[1]).toBe("12"));
  expect(calls.filter(({ call }) => call === "betSummary").map(({ input }) => input)).toEqual([{ kind: "game" }]);
});

test("figures that cannot be loaded say so by name, and are requested again on request", async () => {
  let works = false;
  await show({ answers: { betSummary: () => (works ? betSummary : Promise.reject(new GatewayError("network", ""))) } });
  expect((await screen.findByRole("alert")).textContent).toContain("state.figuresFailed");
  works = true;
  await userEvent.click(screen.getByRole("button", { name: "state.retry" }));
  await waitFor(() => expect(figures()[0]?.[1]).toBe("12"));
});

test("data that a parameter is taken from are requested first; nothing is requested while they have not come", async () => {
  const source = { call: "betSummary", with: { vendor: { data: "member.account" } } };
  const data = { member: { call: "memberInfo" } };
  const { calls } = await show({
    options: { ...options, source },
    page: { screen: { layout: "stack", data, body: {} } },
    answers: { memberInfo: { account: "PG" } },
  } as Setting);
  await waitFor(() => expect(figures()[0]?.[1]).toBe("12"));
  expect(calls.map(({ call, input }) => [call, input])).toEqual([
    ["memberInfo", {}],
    ["betSummary", { vendor: "PG" }],
  ]);
});

test("a figure that leads somewhere is a link, named after it", async () => {
  const { address } = await show({
    options: {
      ...options,
      figures: { count: {}, net: { do: { action: "navigate", to: "messages" } } },
      before: {},
    },
  } as Setting);
  const link = await screen.findByRole("link");
  expect(link.textContent).toBe("betSummary.net -₱300.00");
  await userEvent.click(link);
  await waitFor(() => expect(address()).toBe("/m/webEmail"));
});

test("two figures of one field are two figures", async () => {
  const report = vi.spyOn(console, "error");
  await show({
    options: { ...options, figures: { net: {}, signed: { field: "net", as: "money-signed" } } },
  } as Setting);
  expect(figures().map(([, value]) => value)).toEqual(["-₱300.00", "-₱300.00"]);
  expect(report).not.toHaveBeenCalled();
});
