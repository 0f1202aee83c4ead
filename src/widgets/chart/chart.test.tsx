// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const day = (date: string, net: string | null, stake = "10.00") => ({
  day: date,
  stake,
  paid: "0.00",
  promotions: "0.00",
  rebate: "0.00",
  net,
});
/** The latest first, as the platform answers. */
const days = [day("2026-03-14", "-40.00"), day("2026-03-13", "0.00"), day("2026-03-12", "1234.50")];
const options = {
  source: { call: "profitAndLoss" },
  x: { day: {} },
  series: { net: { as: "money-signed" } },
};
const show = (change: object = {}, answer: unknown = days, setting: Setting = {}) =>
  renderWidget("chart", {
    options: { ...options, ...change },
    session: memberSession,
    ...setting,
    answers: { profitAndLoss: answer },
  } as Setting);
const rows = async () =>
  within(await screen.findByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("the same figures are a table, in the order of time", async () => {
  await show();
  expect(await rows()).toEqual([
    ["dailyResult.day", "dailyResult.net"],
    ["Mar 12, 2026", "+1,234.50"],
    ["Mar 13, 2026", "0.00"],
    ["Mar 14, 2026", "-40.00"],
  ]);
});

test("gains and losses of a single series are bars of two colours", async () => {
  const { container } = await show();
  await screen.findByRole("table");
  const bars = [...container.querySelectorAll("path[data-tone]")];
  expect(bars.map((bar) => [bar.getAttribute("data-tone"), bar.getAttribute("d")?.match(/M/g)?.length])).toEqual([
    ["good", 1],
    ["bad", 1],
  ]);
  expect(container.innerHTML).not.toContain("style=");
});

test("the button shows the table instead of the drawing, and the drawing again", async () => {
  const { container } = await show();
  const button = screen.getByRole("button", { name: "chart.table" });
  const isDrawn = () => container.querySelector("svg") !== null;
  expect([isDrawn(), button.getAttribute("aria-pressed")]).toEqual([true, "false"]);
  await userEvent.click(button);
  expect([isDrawn(), button.getAttribute("aria-pressed")]).toEqual([false, "true"]);
  expect(screen.getByRole("table").parentElement?.className).not.toContain("visually-hidden");
  await userEvent.click(button);
  expect(isDrawn()).toBe(true);
});

test("several series have a legend and a bar or a line each", async () => {
  const series = { stake: {}, net: { as: "money-signed" } };
  const { container } = await show({ series, look: "line" });
  await screen.findByRole("table");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "dailyResult.stake",
    "dailyResult.net",
  ]);
  expect(container.querySelectorAll("path[data-series]")).toHaveLength(2);
  expect(container.querySelectorAll("path[data-tone]")).toHaveLength(0);
});

test("a ring has a part for each figure above zero, named with its share", async () => {
  const { container } = await show({ look: "ring", series: { stake: {} } }, [
    day("2026-03-13", "0.00", "30.00"),
    day("2026-03-14", "0.00", "10.00"),
    day("2026-03-15", "0.00", "0.00"),
  ]);
  await screen.findByRole("table");
  const parts = [...container.querySelectorAll("li[class*=part]")].map((part) => part.textContent);
  expect(parts).toEqual(["Mar 13, 202675%", "Mar 14, 202625%"]);
  expect(container.querySelectorAll("circle[data-series]")).toHaveLength(2);
});

test("neighbours in a ring never have one colour, nor the last part and the first", async () => {
  for (const parts of [8, 9, 17]) {
    const listed = Array.from({ length: parts }, (_, place) =>
      day(`2026-03-${String(place + 1).padStart(2, "0")}`, "0.00"),
    );
    const { container } = await show({ look: "ring", series: { stake: {} } }, listed);
    await screen.findByRole("table");
    const colours = [...container.querySelectorAll("circle[data-series]")].map((part) =>
      part.getAttribute("data-series"),
    );
    expect(colours).toHaveLength(parts);
    expect(colours.filter((colour, place) => colour === colours[(place + 1) % parts])).toEqual([]);
    cleanup();
  }
});

test("a figure that the platform answers wrongly is said in the table, and not drawn", async () => {
  const { container } = await show({}, [day("2026-03-14", "much"), day("2026-03-13", "5.00")]);
  expect((await rows()).at(-1)).toEqual(["Mar 14, 2026", "cell.unreadable"]);
  expect(container.querySelector("path[data-tone=good]")?.getAttribute("d")?.match(/M/g)).toHaveLength(1);
});

test("nothing listed is said", async () => {
  await show({}, []);
  expect(await screen.findByText("state.empty")).toBeTruthy();
});

test("a chart that cannot be loaded says so by name, and is requested again on request", async () => {
  let works = false;
  await show({}, () => (works ? days : Promise.reject(new GatewayError("network", ""))));
  expect((await screen.findByRole("alert")).textContent).toContain("state.chartFailed");
  works = true;
  await userEvent.click(screen.getByRole("button", { name: "state.retry" }));
  expect(await rows()).toHaveLength(4);
});

test("a tap and an arrow key pick a day, whose figures are said as the table says them", async () => {
  const { container } = await show();
  const said = () => screen.getByRole("status").textContent;
  expect(said()).toBe("Mar 14, 2026dailyResult.net -40.00");
  const slider = screen.getByRole("slider", { name: "chart.pick" });
  expect(slider.getAttribute("aria-valuetext")).toBe("Mar 14, 2026");
  fireEvent.change(slider, { target: { value: "1" } });
  expect(said()).toBe("Mar 13, 2026dailyResult.net 0.00");
  vi.spyOn(slider, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 100));
  fireEvent.click(slider, { clientX: 20 });
  expect(said()).toBe("Mar 12, 2026dailyResult.net +1,234.50");
  expect(container.querySelector("rect")?.getAttribute("x")).toBe("0");
});

test("a ring has its figures beside it, and nothing to pick", async () => {
  await show({ look: "ring", series: { stake: {} } });
  await screen.findByRole("table");
  expect(screen.queryByRole("slider")).toBeNull();
});
