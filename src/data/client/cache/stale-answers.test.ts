import { describe, expect, test } from "vitest";
import { staleAnswers, type Old, type ShownAnswers } from "./stale-answers.ts";

const good = (updatedAt: number) => ({ updatedAt, failed: false });
const failed = (updatedAt: number) => ({ updatedAt, failed: true });
/** The state after a series of inputs, 10 ms apart. */
const after = (...states: ShownAnswers[]) =>
  states.reduce<Old | null>((before, state, index) => staleAnswers(before, state, 1000 + index * 10), null);

describe("the page is stale", () => {
  test("when the phone is offline, as of the newest answer", () => {
    expect(after({ online: false, answers: [good(200), good(300)] })).toMatchObject({ what: "offline", from: 300 });
  });
  test("partly when a refetch failed, as of that answer and not of the others", () => {
    expect(after({ online: true, answers: [failed(200), good(300)] })).toMatchObject({ what: "partly", from: 200 });
  });
  test("after a lost connection until something newer has arrived, not just until the phone is online", () => {
    const lost = { online: false, answers: [good(300)] };
    expect(after(lost, { online: true, answers: [good(300)] })).toMatchObject({ what: "offline", from: 300 });
    expect(after(lost, { online: true, answers: [good(300)] }, { online: true, answers: [good(1020)] })).toBeNull();
  });
  test("also when the phone is online again and the answers have not arrived", () => {
    expect(after({ online: false, answers: [good(300)] }, { online: true, answers: [failed(300)] })).toMatchObject({
      what: "partly",
      from: 300,
    });
  });
});

describe("the page is fresh", () => {
  test("when online, with answers whose refetch succeeded", () =>
    expect(after({ online: true, answers: [good(200)] })).toBeNull());
  test("once the failed answer has arrived", () =>
    expect(after({ online: true, answers: [failed(200)] }, { online: true, answers: [good(1010)] })).toBeNull());
  test("when it shows no answers at all", () => expect(after({ online: false, answers: [] })).toBeNull());
});

test("time alone re-renders nothing: an equal state is the same object", () => {
  const lost = { online: false, answers: [good(300)] };
  const before = staleAnswers(null, lost, 1);
  expect(staleAnswers(before, lost, 2)).toBe(before);
});
