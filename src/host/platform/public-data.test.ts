import type { RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { serve } from "../../../tests/support/http.ts";
import type { CallRequest } from "#data/client/transport/transport.ts";
import { PublicData } from "./public-data.ts";

const acme = await compiledAcme();
const unread: CallRequest = {
  call: "vendors",
  input: { language: "EN", gameType: undefined },
  merchantCode: "acme",
  token: null,
};

/** A platform with these answers in turn, the last one for ever; `asked` has the requests. */
async function platform(...answers: [status: number, body: unknown][]) {
  const requests: { url: string | undefined; merchant: unknown; token: unknown }[] = [];
  const listener: RequestListener = ({ url, headers }, response) => {
    const [status, body] = answers[Math.min(requests.length, answers.length - 1)] ?? [500, null];
    requests.push({ url, merchant: headers["merchant-code"], token: headers.authorization });
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const data = new PublicData(await serve(listener));
  return { requests, data, ask: data.transport(acme) };
}
const good: [number, unknown] = [200, { value: [] }];

test("a thousand pages fetch once", async () => {
  const { requests, ask } = await platform(good);
  await Promise.all(Array.from({ length: 1000 }, () => ask(unread)));
  expect(requests).toEqual([{ url: "/api/games/vendors?language=EN", merchant: "acme", token: undefined }]);
});
test("another input and another merchant are other requests", async () => {
  const { requests, ask } = await platform(good);
  await ask(unread);
  await ask({ ...unread, input: { language: "TY" } });
  await ask({ ...unread, merchantCode: "acmetrial" });
  expect(requests).toHaveLength(3);
});
test("an answer is cached as long as the contract allows, then fetched again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { requests, ask } = await platform(good);
  await ask(unread);
  vi.setSystemTime(Date.now() + 59_000);
  await ask(unread);
  expect(requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1000);
  await ask(unread);
  expect(requests).toHaveLength(2);
});
test("expired answers do not stay in memory", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { data, ask } = await platform(good);
  for (const language of ["EN", "TY"]) await ask({ ...unread, input: { language } });
  expect(data.size).toBe(2);
  vi.setSystemTime(Date.now() + 120_000);
  await ask(unread);
  expect(data.size).toBe(1);
});
test.each<[string, [number, unknown], RegExp]>([
  ["a failure", [503, { error: { code: "maintenance", message: "" } }], /vendors answered 503/],
  ["a page of HTML", [200, "<h1>Hello</h1>"], /JSON/],
  ["nonsense", [200, { value: [{ vassalage: 7 }] }], /expected string/],
  ["an answer without a value", [200, {}], /expected array/],
  ["nothing at all", [200, "null"], /null/],
])("%s is rejected and not cached", async (_, bad, message) => {
  const { requests, ask } = await platform(bad, good);
  await expect(ask(unread)).rejects.toThrow(message);
  expect(await ask(unread)).toEqual([]);
  expect(requests).toHaveLength(2);
});
test("the error names the call and the platform's answer", async () => {
  const { ask } = await platform([502, "<h1>Bad gateway</h1>"]);
  await expect(ask(unread)).rejects.toThrow("vendors answered 502");
});
test("a page does not wait for ever", async () => {
  const limit = vi
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort(new DOMException("late", "TimeoutError")));
  const { ask } = await platform(good);
  await expect(ask(unread)).rejects.toThrow("late");
  expect(limit).toHaveBeenCalledWith(2500);
});
test("a brand can have its own paths", async () => {
  const { requests, data } = await platform(good);
  await data.transport(await compiledAcme({ gateway: { platform: "sandbox", paths: { vendors: "/v2/vendors" } } }))(
    unread,
  );
  expect(requests[0]?.url).toBe("/v2/vendors?language=EN");
});
test("a brand on the sandbox gets an error when the sandbox is missing", async () => {
  await expect(new PublicData(null).transport(acme)(unread)).rejects.toThrow(
    'The brand "Acme" requires the sandbox, but LIVERY_SANDBOX is not set',
  );
});
