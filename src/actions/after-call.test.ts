// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { memberSession } from "../../tests/support/render-widget.tsx";
import { testSite } from "../../tests/support/widget-page.ts";
import { QueryClient } from "@tanstack/react-query";
import { learnCalls } from "#data/client/known-calls.ts";
import { keyOf, requestFor } from "#data/client/use-call.ts";
import { contract } from "#gateway/contract.ts";
import { factsOfCall } from "#gateway/facts-of-call.ts";
import { knownPassword } from "#session/known-password.ts";
import { renewRememberedLogin } from "#session/remembered-login.ts";
import { currentSession, forgetSession, keepSession } from "#session/session.ts";
import { afterCall } from "./after-call.ts";

vi.mock(import("#session/remembered-login.ts"), { spy: true });
afterAll(() => {
  vi.doUnmock("#session/remembered-login.ts");
});

const opened = { token: "tok", userName: "maria", customerType: 0, firstTimeLogin: false, trial: 0 };

beforeEach(() => forgetSession());

test("what a call answers is the answer of the call that it seeds, for the member of now", async () => {
  keepSession(memberSession);
  const [site, answers] = [testSite(), new QueryClient()];
  learnCalls({ deposit: factsOfCall(contract.deposit), createDeposit: factsOfCall(contract.createDeposit) });
  const answer = { id: "d7", status: "waiting" } as never;
  await afterCall("createDeposit", answer, { site, answers }, {} as never);
  const stored = (session: typeof memberSession) =>
    answers.getQueryData(keyOf(requestFor("deposit", { id: "d7" }, site, session)));
  expect(stored(memberSession)).toBe(answer);
  expect(stored({ ...memberSession, token: "another" })).toBeUndefined();
});
test("a changed password is known to the page, and the remembered login of its account is encrypted again @account-3-05 @account-4-29 @account-4-31", async () => {
  keepSession(memberSession);
  await afterCall(
    "changePassword",
    { changed: true },
    { site: testSite() },
    {
      oldPassword: "Old-1234",
      newPassword: "New-1234",
      confirmNewPassword: "New-1234",
    },
  );
  expect(knownPassword()).toBe("New-1234");
  expect(renewRememberedLogin).toHaveBeenCalledWith("maria", "New-1234");
});
test("a password that opened a session is known to the page, a code by SMS is not: a change of password asks for the old one then @account-2.8-02", async () => {
  await afterCall("login", opened, { site: testSite() }, { type: "sms", username: "9171234567", password: "123456" });
  expect([currentSession()?.userName, knownPassword()]).toEqual(["maria", undefined]);
  await afterCall("login", opened, { site: testSite() }, { type: "username", username: "maria", password: "Sesame-1" });
  expect(knownPassword()).toBe("Sesame-1");
});
test.each([
  ["a code by SMS", "login", { type: "sms", username: "9171234567", password: "123456" }],
  [
    "an account of an identity provider",
    "login",
    { type: "firebase", firebaseChannel: "google", firebaseIdToken: "proof" },
  ],
  ["a passkey", "signInWithPasskey", {}],
  ["a registration without a password", "register", { registerMethod: "H5", type: "0" }],
] as const)(
  "a session that %s opened over another one knows nothing of the earlier member's password",
  async (_what, call, input) => {
    await afterCall(
      "login",
      opened,
      { site: testSite() },
      { type: "username", username: "maria", password: "Sesame-1" },
    );
    await afterCall(call, { ...opened, userName: "clara" }, { site: testSite() }, input as never);
    expect([currentSession()?.userName, knownPassword()]).toEqual(["clara", undefined]);
  },
);

const forgetChoice = () => void (document.cookie = "livery_language=; path=/; max-age=0");
/** Signs somebody in whose favourite language this is; returns the languages that the page has changed to. */
async function languagesAfter(language: string | undefined): Promise<string[]> {
  const chosen: string[] = [];
  const changeLanguage = async (code: string) => void chosen.push(code);
  const answer = { ...opened, ...(language !== undefined && { language }) } as never;
  await afterCall("login", answer, { site: testSite(), changeLanguage }, {} as never);
  return chosen;
}

test("a sign-in changes the page to the member's language, where nobody has chosen one on this phone", async () => {
  forgetChoice();
  expect(await languagesAfter("TY")).toEqual(["TY"]);
  for (const same of ["EN", undefined, "XX"]) expect(await languagesAfter(same)).toEqual([]);
  document.cookie = "livery_language=EN; path=/";
  expect(await languagesAfter("TY")).toEqual([]);
  forgetChoice();
});
test("a language that a member chooses is the page's at once, also where another was chosen before", async () => {
  document.cookie = "livery_language=EN; path=/";
  learnCalls({ setFavouriteLanguage: factsOfCall(contract.setFavouriteLanguage) });
  const changeLanguage = vi.fn(() => Promise.resolve());
  const page = { site: testSite(), changeLanguage };
  await afterCall("setFavouriteLanguage", { changed: true }, page, { favourite: "TY" });
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith("TY");
  forgetChoice();
});
test("a language whose texts do not load leaves the page as it is, and the sign-in done", async () => {
  forgetChoice();
  const page = { site: testSite(), changeLanguage: () => Promise.reject(new Error("offline")) };
  await afterCall("login", { ...opened, language: "TY" } as never, page, {} as never);
  expect(currentSession()?.token).toBe("tok");
});
