// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSession, keepSession } from "#session/session.ts";
import type { KeyStore } from "#session/secret-key.ts";
import { newKey } from "#session/secret-key.ts";
import { memberSession } from "../../../../tests/support/render-widget.tsx";
import type { Tried } from "./tried-calls.ts";

const phone = (): KeyStore => {
  const key = newKey();
  return { keyOfThisPhone: () => key };
};
const form = (values: unknown): Tried => ({ by: "form", call: "withdraw", values });
const action = (values: unknown): Tried => ({ by: "action", call: "withdraw", values });
const pay = { amount: "100.00", paymentPassword: "482913" };

/** The code as a page has it that was loaded again: only the storage is known. */
async function newPage() {
  vi.resetModules();
  const { withKey } = await import("./tried-calls.ts");
  const { GatewayError } = await import("../transport/gateway-error.ts");
  return async (
    tried: Tried,
    on: KeyStore,
    failure?: "network" | "platform.failed" | "encryption.invalid" | "field.invalid",
  ) => {
    let sent = "";
    const make = async (key: string) => {
      sent = key;
      if (failure) throw new GatewayError(failure, "");
    };
    await withKey(tried, make, on).catch((error: unknown) => expect(error).toMatchObject({ code: failure }));
    return sent;
  };
}
const stored = () => Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith("key."));

beforeEach(() => {
  sessionStorage.clear();
  forgetSession();
});

describe("a lost answer", () => {
  it.each(["network", "platform.failed", "encryption.invalid"] as const)(
    "(%s): the same values have the same key on a page that is loaded again",
    async (failure) => {
      const on = phone();
      const first = await (await newPage())(form(pay), on, failure);
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(await (await newPage())(form(pay), on)).toBe(first);
      expect(await (await newPage())(form(pay), on)).not.toBe(first);
    },
  );
  it("other values have another key, and end that of the ones before", async () => {
    const on = phone();
    const send = await newPage();
    const first = await send(form(pay), on, "network");
    const other = { ...pay, amount: "200.00" };
    const second = await (await newPage())(form(other), on, "network");
    const again = await (await newPage())(form(pay), on, "network");
    expect(new Set([first, second, again]).size).toBe(3);
  });
  it("of an action about one row leaves those of others", async () => {
    const on = phone();
    const send = await newPage();
    const [a, b] = [await send(action({ id: "a" }), on, "network"), await send(action({ id: "b" }), on, "network")];
    const next = await newPage();
    expect([await next(action({ id: "b" }), on), await next(action({ id: "a" }), on)]).toEqual([b, a]);
    expect(stored()).toEqual([]);
  });
  it("of one member is nothing to another in the same tab", async () => {
    const on = phone();
    keepSession(memberSession);
    const first = await (await newPage())(form(pay), on, "network");
    keepSession({ ...memberSession, userName: "pedro" });
    expect(await (await newPage())(form(pay), on, "network")).not.toBe(first);
  });
});

it("a refusal is an answer: nothing of it is stored, and the next try has another key", async () => {
  const on = phone();
  const send = await newPage();
  const first = await send(form(pay), on, "field.invalid");
  expect(stored()).toEqual([]);
  expect(await send(form(pay), on)).not.toBe(first);
});

describe("what is stored", () => {
  it("says nothing of the values, nor the key, and is of no use on another phone", async () => {
    const first = await (await newPage())(form(pay), phone(), "network");
    const text = JSON.stringify(stored());
    expect(stored()).toHaveLength(1);
    for (const secret of ["100.00", pay.paymentPassword, first]) expect(text).not.toContain(secret);
    expect(await (await newPage())(form(pay), phone(), "network")).not.toBe(first);
  });
  it("damaged, counts as nothing", async () => {
    sessionStorage.setItem("key.form.withdraw", "{");
    expect(await (await newPage())(form(pay), phone())).toMatch(/^[0-9a-f]{32}$/);
  });
  it("is nothing where the phone has no key, or never opens its database: the page itself knows the key", async () => {
    const none: KeyStore = { keyOfThisPhone: () => Promise.reject(new Error("no database")) };
    const never: KeyStore = { keyOfThisPhone: () => new Promise(() => undefined) };
    for (const on of [none, never]) {
      const send = await newPage();
      const first = await send(form(pay), on, "network");
      expect(stored()).toEqual([]);
      expect(await send(form(pay), on)).toBe(first);
    }
  });
});

it("two files that a browser cannot tell apart are the same, others are not", async () => {
  const on = phone();
  const send = await newPage();
  const file = (name: string) => new File(["x"], name, { lastModified: 1 });
  const first = await send(form([file("a.png")]), on, "network");
  expect(await send(form([file("a.png")]), on, "network")).toBe(first);
  expect(await send(form([file("b.png")]), on, "network")).not.toBe(first);
});
