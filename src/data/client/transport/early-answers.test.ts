import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, fakeFetch, fetched, wallet } from "../../../../tests/support/fake-fetch.ts";
import { browserTransport } from "./browser-transport.ts";
import { takeEarlyAnswer } from "./early-answers.ts";

fakeFetch();
const early = { sumBalance: "1.00", currency: "PHP" };
const late = { sumBalance: "2.00", currency: "PHP" };

beforeEach(() => {
  // Soon after the document began: the process of the tests may have run for long.
  vi.spyOn(performance, "now").mockReturnValue(1000);
  fetched.mockImplementation(() => answers(late));
  globalThis.liveryEarly = { token: "opaque", merchantCode: "acme", answers: { "/api/wallet": answers(early) } };
});
afterEach(() => {
  globalThis.liveryEarly = undefined;
});

test("a call that the document has sent is not sent again; a second one is", async () => {
  expect(await browserTransport(wallet)).toEqual(early);
  expect(fetched).not.toHaveBeenCalled();
  expect(await browserTransport(wallet)).toEqual(late);
});
test("a call is sent that is asked for once something may have changed its answer", async () => {
  fetched.mockImplementationOnce(() => answers({ ended: true }));
  await browserTransport({ ...wallet, call: "logout" });
  expect(await browserTransport(wallet)).toEqual(late);
});
test("what the code asks for first, the document has nothing to add to", async () => {
  globalThis.liveryEarly = undefined;
  await browserTransport(wallet);
  expect(globalThis.liveryEarly).toBeDefined();
});
test.each([
  ["another session", { ...wallet, token: "other" }],
  ["another merchant", { ...wallet, merchantCode: "trial" }],
  ["no session", { ...wallet, token: null }],
])("%s does not get its answer", async (_who, request) => {
  expect(await takeEarlyAnswer("/api/wallet", request)).toBeUndefined();
});
test("a call with another input is sent", async () =>
  expect(await takeEarlyAnswer("/api/wallet?of=2", wallet)).toBeUndefined());
test("a call that changes something is sent, whatever its address", async () => {
  fetched.mockImplementation(() => answers({ ended: true }));
  globalThis.liveryEarly = {
    token: "opaque",
    merchantCode: "acme",
    answers: { "/api/account/session": answers(early) },
  };
  expect(await browserTransport({ ...wallet, call: "logout" })).toEqual({ ended: true });
});
test("one that failed is sent again", async () => {
  const failed = Promise.reject(new TypeError("Failed to fetch"));
  globalThis.liveryEarly = { token: "opaque", merchantCode: "acme", answers: { "/api/wallet": failed } };
  expect(await browserTransport(wallet)).toEqual(late);
});
test("an answer of long ago is not used", async () => {
  vi.spyOn(performance, "now").mockReturnValue(15_001);
  expect(await browserTransport(wallet)).toEqual(late);
});
test("what the platform refuses is refused", async () => {
  const refused = Promise.resolve(
    Response.json({ error: { code: "session.expired", message: "over" } }, { status: 401 }),
  );
  globalThis.liveryEarly = { token: "opaque", merchantCode: "acme", answers: { "/api/wallet": refused } };
  await expect(browserTransport(wallet)).rejects.toMatchObject({ code: "session.expired" });
});
