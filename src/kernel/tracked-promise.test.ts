import { expect, test } from "vitest";
import { tracked } from "./tracked-promise.ts";

test("a promise exposes that it is pending, then its value", async () => {
  const promise = tracked(Promise.resolve(7));
  expect(promise.status).toBe("pending");
  await promise;
  expect(promise).toMatchObject({ status: "fulfilled", value: 7 });
});

test("a failed promise exposes the reason", async () => {
  const reason = new Error("no code");
  const promise = tracked(Promise.reject<number>(reason));
  await expect(promise).rejects.toBe(reason);
  expect(promise).toMatchObject({ status: "rejected", reason });
});

test("tracking a promise twice changes nothing", async () => {
  const promise = tracked(Promise.resolve(7));
  await promise;
  expect(tracked(promise)).toBe(promise);
  expect(promise.status).toBe("fulfilled");
});
