// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { PlayingTime } from "#gateway/player-protection.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

const figures = { stake: "120.00", paid: "50.00", net: "-70.00" };

beforeEach(() => localStorage.clear());

const toNotice = { do: { action: "navigate", to: "notice" } };
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const open = (minutes: number, every: PlayingTime["every"], since = ago(minutes), records: object = toNotice) => {
  return renderWidget("reality-check", {
    session: memberSession,
    options: { source: { call: "playingTime" }, records },
    answers: { playingTime: { since, minutes, every, ...figures }, logout: { ended: true } },
  });
};
const dialog = () => screen.findByRole("dialog", { name: "reminder.title" });
const tap = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("a member who is signed in for longer than chosen reads how long, and what came of it", async () => {
  await open(31, "half");
  const text = (await dialog()).textContent;
  for (const part of ["reminder.text", "120.00", "50.00", "70.00"]) expect(text).toContain(part);
});
test.each([
  [29, "half"],
  [500, "never"],
] as const)("after %i minutes nothing is shown with %s", async (minutes, every) => {
  const { calls } = await open(minutes, every);
  expect([calls.map(({ call }) => call), screen.queryByRole("dialog")]).toEqual([["playingTime"], null]);
});
test("going on closes it, and it is not shown again before the next time", async () => {
  const since = ago(31);
  const page = await open(31, "half", since);
  await tap("reminder.goOn");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  page.unmount();
  await open(31, "half", since);
  expect(screen.queryByRole("dialog")).toBeNull();
});
test("the records are a tap away", async () => {
  const { address } = await open(61, "hour");
  await tap("reminder.records");
  expect(address()).toBe("/m/notice");
});
test("where the merchant has no such records there is no button for them", async () => {
  await open(61, "hour", ago(61), { when: { flag: "TRANSBETREPMEM3" }, ...toNotice });
  await dialog();
  expect(screen.queryByRole("button", { name: "reminder.records" })).toBeNull();
});
test("signing out is a tap away", async () => {
  const { calls } = await open(61, "hour");
  await tap("reminder.signOut");
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain("logout"));
});
