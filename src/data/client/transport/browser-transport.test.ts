import { compactDecrypt } from "jose";
import { expect, test, vi } from "vitest";
import {
  answers,
  fakeFetch,
  fetched,
  wallet,
  asGuest,
  startUpWith,
  platformKey,
} from "../../../../tests/support/fake-fetch.ts";
import { browserTransport } from "./browser-transport.ts";
import { clockAhead, forgetClock } from "./server-clock.ts";
import type { CallRequest } from "./transport.ts";

fakeFetch();

const sent = (call = 0) => {
  const [url, init] = fetched.mock.calls[call] ?? [];
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
};

test("a GET carries its input in the query, to the page's own origin", async () => {
  fetched.mockReturnValue(answers([]));
  expect(await browserTransport(asGuest("vendors", { gameType: "RNG", language: "EN", vassalage: undefined }))).toEqual(
    [],
  );
  expect(sent()).toMatchObject({ url: "/api/games/vendors?gameType=RNG&language=EN", method: "GET", body: undefined });
  expect(Object.fromEntries(sent().headers)).toEqual({ "merchant-code": "acme" });
});

test.each([
  ["that says its time", { serverTime: new Date(Date.now() + 86_400_000).toISOString() }, {}, 86_400_000],
  ["that says none", {}, { Date: new Date(Date.now() - 600_000).toUTCString() }, -600_000],
])("the platform's clock is learned from each answer: of one %s", async (_what, change, headers, ahead) => {
  forgetClock();
  const value = { sumBalance: "1.00", currency: "PHP", ...change };
  fetched.mockResolvedValue(Response.json({ value }, { headers }));
  await browserTransport(wallet);
  expect(Math.abs(clockAhead() - ahead)).toBeLessThan(60_000);
  forgetClock();
});

test("a token travels in the Authorization header, never in the address", async () => {
  fetched.mockReturnValue(answers({ sumBalance: "1.00", currency: "PHP" }));
  await browserTransport(wallet);
  expect(sent().headers.get("authorization")).toBe("Bearer opaque");
  expect(sent().url).toBe("/api/wallet");
});

test("logout is a DELETE with the token @account-4-19 @account-7-13", async () => {
  fetched.mockReturnValue(answers({ ended: true }));
  await browserTransport({ call: "logout", input: {}, merchantCode: "acme", token: "opaque" });
  expect(sent()).toMatchObject({ url: "/api/account/session", method: "DELETE", body: undefined });
});

test("signing in sends Device OTHERS from an installed standalone web app, and nowhere else @account-7-03", async () => {
  const { encryptionKey } = await platformKey();
  const opened = { token: "t", userName: "maria", customerType: 0, firstTimeLogin: true, trial: 0 };
  const trial = asGuest("testPlay", { trialName: "trial1" }, "acmetrial");
  fetched.mockImplementation((url) => (String(url) === "/api/start-up" ? startUpWith(encryptionKey) : answers(opened)));
  const deviceOf = async (request: CallRequest, standalone: boolean) => {
    vi.stubGlobal("matchMedia", () => ({ matches: standalone }));
    vi.stubGlobal("navigator", {
      userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/124.0.0.0 Mobile",
      maxTouchPoints: 5,
    });
    await browserTransport(request);
    return new Headers(fetched.mock.calls.at(-1)?.[1]?.headers).get("device");
  };
  const login = asGuest("login", { username: "maria", password: "secret", type: "username" });
  expect([await deviceOf(login, true), await deviceOf(login, false), await deviceOf(trial, true)]).toEqual([
    "OTHERS",
    null,
    null,
  ]);
});

test("a POST carries its input as JSON in the body @account-7-02", async () => {
  fetched.mockReturnValue(answers({ token: "t", userName: "trial1", customerType: 4, firstTimeLogin: true, trial: 1 }));
  await browserTransport(asGuest("testPlay", { trialName: "trial1" }, "acmetrial"));
  expect(sent()).toMatchObject({ url: "/api/account/test-play", method: "POST", body: '{"trialName":"trial1"}' });
  expect(sent().headers.get("content-type")).toBe("application/json");
  expect(sent().headers.has("encryption")).toBe(false);
});

test("a form-encoded call carries its input as a form does @account-7-10", async () => {
  fetched.mockReturnValue(answers({ sent: true }));
  await browserTransport(asGuest("resetPasswordByEmail", { username: "maria clara", email: "a+b@mail.example" }));
  expect(sent()).toMatchObject({ method: "POST", body: "username=maria+clara&email=a%2Bb%40mail.example" });
  expect(sent().headers.get("content-type")).toBe("application/x-www-form-urlencoded");
});

test("files are sent as parts of a form, whose type the browser sets, and a slow phone has the time to send them (games §5)", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  fetched.mockReturnValue(answers({ status: "applying" }));
  const images = [new File([new Uint8Array(64_000)], "one.png"), new File(["2"], "two.jpg")];
  await browserTransport({
    call: "joinActivity",
    input: { id: "x1", comment: undefined, images },
    merchantCode: "acme",
    token: "opaque",
  });
  const form = sent().body as FormData;
  expect([...form.keys()]).toEqual(["id", "images", "images"]);
  expect([form.get("id"), ...form.getAll("images").map((file) => (file as File).name)]).toEqual([
    "x1",
    "one.png",
    "two.jpg",
  ]);
  expect(sent().headers.has("content-type")).toBe(false);
  await browserTransport(wallet).catch(() => undefined);
  expect(timeout.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([11_001, 10_000]);
});

test("an answer is checked against the outline of its own call", async () => {
  fetched.mockReturnValue(answers({ sumBalance: "1.00" }));
  await expect(browserTransport(wallet)).rejects.toMatchObject({ code: "nonsense" });
  fetched.mockReturnValue(answers("iVBORw0KGgo="));
  expect(await browserTransport(asGuest("captcha"))).toBe("iVBORw0KGgo=");
});

test("a sign-in body is sent encrypted for the platform's key, with the Encryption header @account-7-01 @account-7-02", async () => {
  const { encryptionKey, privateKey } = await platformKey();
  fetched.mockReturnValueOnce(startUpWith(encryptionKey));
  fetched.mockReturnValueOnce(
    answers({ token: "t", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 }),
  );
  await browserTransport(asGuest("login", { username: "maria", password: "Sesame1!", type: "username" }));
  expect(sent(1).headers.get("encryption")).toBe("JWE");
  expect(sent(1).headers.get("content-type")).toBe("application/jose");
  expect(String(sent(1).body)).not.toContain("Sesame");
  const { plaintext } = await compactDecrypt(String(sent(1).body), privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
    username: "maria",
    password: "Sesame1!",
    type: "username",
  });
});

test("a registration is a PUT, encrypted in the same way @account-7-04", async () => {
  const { encryptionKey, privateKey } = await platformKey();
  fetched.mockReturnValueOnce(startUpWith(encryptionKey));
  fetched.mockReturnValueOnce(
    answers({ token: "t", userName: "ligaya", customerType: 0, firstTimeLogin: true, trial: 0 }),
  );
  await browserTransport(
    asGuest("register", { username: "ligaya", password: "Mabuhay-1", registerMethod: "H5", type: "0" }),
  );
  expect(sent(1)).toMatchObject({ url: "/api/account/register", method: "PUT" });
  expect(sent(1).headers.get("encryption")).toBe("JWE");
  const { plaintext } = await compactDecrypt(String(sent(1).body), privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({ username: "ligaya", type: "0" });
});
