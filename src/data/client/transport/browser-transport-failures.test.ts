import { expect, test, vi } from "vitest";
import { fakeFetch, fetched, wallet, asGuest, startUpWith, platformKey } from "../../../../tests/support/fake-fetch.ts";
import { browserTransport } from "./browser-transport.ts";

fakeFetch();

test("the platform's error is thrown with its code", async () => {
  fetched.mockResolvedValue(Response.json({ error: { code: "session.expired", message: "over" } }, { status: 401 }));
  await expect(browserTransport(wallet)).rejects.toMatchObject({ name: "GatewayError", code: "session.expired" });
});
test("a page of HTML is nonsense", async () => {
  fetched.mockResolvedValue(new Response("<h1>Hello</h1>", { status: 200 }));
  await expect(browserTransport(wallet)).rejects.toMatchObject({ code: "nonsense" });
});
test("a proxy's error page is the platform's failure", async () => {
  fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(browserTransport(wallet)).rejects.toMatchObject({ code: "platform.failed" });
});
test("a missing network is reported as such", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(browserTransport(wallet)).rejects.toMatchObject({ code: "network" });
});
test("a connection that breaks in the middle of an answer is a network failure, not nonsense", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  fetched.mockResolvedValue(new Response(body, { status: 200 }));
  await expect(browserTransport(wallet)).rejects.toMatchObject({ code: "network" });
});
test("ten seconds without an answer are a timeout", async () => {
  const limit = vi
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort(new DOMException("late", "TimeoutError")));
  fetched.mockImplementation((_, init) => Promise.reject(init?.signal?.reason as Error));
  await expect(browserTransport(wallet)).rejects.toMatchObject({ code: "timeout" });
  expect(limit).toHaveBeenCalledWith(10_000);
});
const reset = asGuest("resetPasswordByEmail", { username: "maria", email: "maria@mail.example" });
test.each([
  ["no answer in time", true],
  ["a connection that breaks", false],
])(
  "%s leaves the outcome of a call that must not be repeated uncertain, and nothing is sent again (account §8)",
  async (_what, late) => {
    vi.stubGlobal("navigator", { onLine: true });
    if (late)
      vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("late", "TimeoutError")));
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(browserTransport(reset)).rejects.toMatchObject({ code: "uncertain" });
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);
test.each([
  ["sms", "uncertain"],
  ["firebase", "uncertain"],
  ["username", "network"],
] as const)(
  "a lost answer to a sign-in of type %s is %s: a code and an id token are single-use, a password is not (account §8)",
  async (type, code) => {
    const { encryptionKey } = await platformKey();
    fetched.mockReturnValueOnce(startUpWith(encryptionKey));
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(
      browserTransport(asGuest("login", { type, username: "maria", password: "123456" })),
    ).rejects.toMatchObject({ code });
  },
);
test("code that fails to load is a network failure, not one of the platform", async () => {
  vi.doMock("./encrypt-body.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  fetched.mockImplementation(() => startUpWith({}));
  await expect(
    browserTransport(asGuest("login", { type: "username", username: "maria", password: "Sesame1!" })),
  ).rejects.toMatchObject({ name: "GatewayError", code: "network" });
  vi.doUnmock("./encrypt-body.ts");
});
test("what is sent while offline has certainly not arrived", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(browserTransport(reset)).rejects.toMatchObject({ code: "network" });
});
test("an aborted call is not a failure of the platform", async () => {
  const controller = new AbortController();
  fetched.mockImplementation((_, init) => {
    controller.abort();
    return Promise.reject(init?.signal?.reason as Error);
  });
  await expect(browserTransport({ ...wallet, signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});
