import { describe, expect, test } from "vitest";
import { staleAnswers, type Old, type ShownAnswers } from "./stale-answers.ts";

const good = (updatedAt: number) => ({ updatedAt, failed: false });
const failed = (updatedAt: number) => ({ updatedAt, failed: true });
/** Lets one state of the page follow the other; each lasts 10. */
const after = (...states: ShownAnswers[]) =>
  states.reduce<Old | null>((before, state, index) => staleAnswers(before, state, 1000 + index * 10), null);

describe("what the page shows is old", () => {
  test("when the phone has no connection, as of the newest answer", () => {
    expect(after({ online: false, answers: [good(200), good(300)] })).toMatchObject({ what: "offline", from: 300 });
  });
  test("in part when an answer could not be renewed, as of that answer and not of the others", () => {
    expect(after({ online: true, answers: [failed(200), good(300)] })).toMatchObject({ what: "partly", from: 200 });
  });
  test("after a lost connection until something newer has come, not just until there is one again", () => {
    const lost = { online: false, answers: [good(300)] };
    expect(after(lost, { online: true, answers: [good(300)] })).toMatchObject({ what: "offline", from: 300 });
    expect(after(lost, { online: true, answers: [good(300)] }, { online: true, answers: [good(1020)] })).toBeNull();
  });
  test("also when the connection is back and the answers are not", () => {
    expect(after({ online: false, answers: [good(300)] }, { online: true, answers: [failed(300)] })).toMatchObject({
      what: "partly",
      from: 300,
    });
  });
});

describe("what the page shows is not old", () => {
  test("with a connection and answers that could be renewed", () =>
    expect(after({ online: true, answers: [good(200)] })).toBeNull());
  test("once the answer that failed has come", () =>
    expect(after({ online: true, answers: [failed(200)] }, { online: true, answers: [good(1010)] })).toBeNull());
  test("where it shows no answers at all", () => expect(after({ online: false, answers: [] })).toBeNull());
});

test("nobody renders because time passes: the same state is the same object", () => {
  const lost = { online: false, answers: [good(300)] };
  const before = staleAnswers(null, lost, 1);
  expect(staleAnswers(before, lost, 2)).toBe(before);
});
