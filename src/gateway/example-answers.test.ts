import { expect, test } from "vitest";
import { contract } from "./contract.ts";
import { answerTo } from "./example-answers.ts";

const calls = Object.entries(contract);

test.each(["example", "empty"] as const)("the %s answer to every call is one that its endpoint declares", (amount) => {
  const wrong = calls.flatMap(([name, endpoint]) => {
    const { error } = endpoint.output.safeParse(answerTo(endpoint, amount));
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("an example has every optional part, and each status once", () => {
  const activities = answerTo(contract.activities, "example") as { status: string; endsAt?: string }[];
  expect(new Set(activities.map(({ status }) => status)).size).toBe(11);
  expect(activities.every(({ endsAt }) => endsAt !== undefined)).toBe(true);
});

test("an empty answer lists nothing and leaves out what may be left out", () => {
  expect(answerTo(contract.activities, "empty")).toEqual([]);
  expect(answerTo(contract.gameList, "empty")).toMatchObject({ content: [] });
  expect(answerTo(contract.activity, "empty")).not.toHaveProperty("endsAt");
});

test("the platform of an example is open to everybody", () => {
  for (const amount of ["example", "empty"] as const)
    expect(answerTo(contract.startUp, amount)).toMatchObject({ maintenance: false, regionRestriction: false });
});
