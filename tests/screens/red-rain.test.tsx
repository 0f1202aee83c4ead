// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { RainRound } from "#gateway/red-rain.ts";
import { openSite, type Opening } from "../support/base-site.tsx";
import { linksOf, tap } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const round = (startsIn: number, change: Partial<RainRound> = {}): RainRound => ({
  id: `round-${startsIn}`,
  opensAt: at(startsIn - 600),
  startsAt: at(startsIn),
  endsAt: at(startsIn + 30),
  takenUntil: at(startsIn + 90),
  serverTime: at(0),
  pot: "6920.00",
  most: "88.00",
  catches: 6,
  state: "new",
  amount: null,
  envelopes: [],
  ...change,
});
const records = {
  content: [
    { id: "1", startedAt: "2026-03-14T12:00:00.000Z", caught: 5, amount: "21.00", at: "2026-03-14T12:00:20.000Z" },
  ],
  pageNum: 1,
  totalPages: 1,
};
const none = { content: [], pageNum: 1, totalPages: 1 };
const open = ({ answers = {}, ...rest }: Opening = {}) =>
  openSite("/m/redRain", {
    session: {},
    ...rest,
    answers: { rainRounds: [round(300), round(7500)], rainRecords: records, ...answers } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";

describe("the red envelope rain", () => {
  test("its page has the countdown, the rules, the next rounds and what was won @games-2-37", async () => {
    await open();
    await eventually(() => expect(screen.getByRole("timer").textContent).toMatch(/^00:0[45]:\d\d$/));
    for (const part of ["How it works", "6,920.00", "88.00", "21.00"]) expect(main()).toContain(part);
  });
  test("without rounds and records it says so", async () => {
    await open({ answers: { rainRounds: [], rainRecords: none } as never });
    await eventually(() => expect(main()).toContain("No rain is planned"));
    expect(main()).toContain("You have not caught any envelopes yet.");
  });
  test("joining sends the round, and a refusal is said in words", async () => {
    const { sent } = await open({
      answers: { joinRain: () => Promise.reject(new GatewayError("rain.full", "")) } as never,
    });
    await eventually(() => expect(main()).toContain("Join now"));
    await tap("button", "Join");
    await eventually(() => expect(sent("joinRain")).toEqual({ round: "round-300" }));
    await screen.findAllByText("All places in this rain are taken. Please join the next one.");
  });
  test("a guest signs in first", async () => {
    const { address } = await open({ session: null as never });
    await eventually(() => expect(address()).toContain("/m/login"));
  });
});

test("the reward center leads to the red envelope rain", async () => {
  await openSite("/m/rewardCenter", { session: {}, answers: { rewards: [] } as never });
  await eventually(() => expect(linksOf("main")).toContain("/m/redRain"));
});
