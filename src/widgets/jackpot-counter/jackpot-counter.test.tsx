// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

beforeEach(() => {
  preferLessMotion(false);
  vi.useFakeTimers();
});

const digits = (container: Element) =>
  Number([...container.querySelectorAll("[data-digit]")].map((place) => place.getAttribute("data-digit")).join(""));
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("starts at the value of the page's seed, between 70,000,000 and 130,000,000, without decimals @account-9-24 @account-9-26 @games-9-37 @games-9-39", async () => {
  const first = digits((await renderWidget("jackpot-counter", { page: { seed: 7 } })).container);
  const again = digits((await renderWidget("jackpot-counter", { page: { seed: 7 } })).container);
  const other = digits((await renderWidget("jackpot-counter", { page: { seed: 8 } })).container);
  expect(first).toBe(again);
  expect(first).not.toBe(other);
  expect(first).toBeGreaterThanOrEqual(70_000_000);
  expect(first).toBeLessThanOrEqual(130_000_000);
});

it("grows by 100 to 500 after 3, 4 or 5 seconds", async () => {
  const { container } = await renderWidget("jackpot-counter", {});
  const start = digits(container);
  await pass(2990);
  expect(digits(container)).toBe(start);
  await pass(2020);
  expect(digits(container) - start).toBeGreaterThanOrEqual(100);
  expect(digits(container) - start).toBeLessThanOrEqual(500);
});

it("is read out once, not at every tick", async () => {
  const { container } = await renderWidget("jackpot-counter", { page: { seed: 7 } });
  const readAloud = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  const before = readAloud();
  expect(before).toHaveLength(1);
  await pass(6000);
  expect(readAloud()).toEqual(before);
  expect(container.querySelector("[data-digit]")?.closest("[aria-hidden=true]")).not.toBeNull();
});

it("can be paused", async () => {
  const { container } = await renderWidget("jackpot-counter", {});
  const start = digits(container);
  fireEvent.click(screen.getByRole("button", { name: "motion.pause" }));
  await pass(20_000);
  expect(digits(container)).toBe(start);
});

it("does not move under reduced motion", async () => {
  preferLessMotion(true);
  const { container } = await renderWidget("jackpot-counter", {});
  const start = digits(container);
  await pass(20_000);
  expect(digits(container)).toBe(start);
  expect(screen.queryByRole("button")).toBeNull();
});

it("has as many decimals as the brand says", async () => {
  const { container } = await renderWidget("jackpot-counter", { options: { decimals: 2 } });
  expect(container.querySelector("p")?.textContent).toMatch(/\.\d\d$/);
});
