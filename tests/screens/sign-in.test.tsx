// @vitest-environment jsdom
import { expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import {
  allSeen,
  appears,
  asked,
  complaints,
  field,
  linksOf,
  seen,
  tap,
  textsOf,
  type,
} from "../support/drawn-page.ts";
import { openedSession } from "../support/form-page.tsx";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { SESSION_KEY } from "#session/session.ts";
import { eventually } from "../support/eventually.ts";

const tabs = () => textsOf("[role=tab]");
const bySms = { MOBILEVERCODELOGIN3: true };
const refuse = (failure: GatewayError) => () => Promise.reject(failure);

test("a tab signs in by username, and one by SMS only with MOBILEVERCODELOGIN3 @account-2.5-01 @account-2.5-02", async () => {
  await openSite("/m/login");
  expect(tabs()).toEqual([]);
  await openSite("/m/login", { flags: bySms });
  expect(tabs()).toEqual(["By username", "By SMS"]);
});

test("the username's form has name and password, and sends them by their names @account-2.5-03 @account-2.5-05 @account-3-07", async () => {
  const { sent } = await openSite("/m/login", { answers: { login: openedSession } });
  expect(await asked("Password")).toEqual([
    "Username",
    "Password",
    "Remember password",
    "Sign in automatically on this phone",
  ]);
  await type({ Username: "maria", Password: "Sampaguita-1" });
  await tap("button", "Log in");
  await eventually(() =>
    expect(sent("login")).toMatchObject({ username: "maria", password: "Sampaguita-1", type: "username" }),
  );
});

test("a refusal that requires a captcha shows its picture and a field for six digits @account-2.5-03 @account-5-09 @account-9-03", async () => {
  await openSite("/m/login", {
    answers: { login: refuse(new GatewayError("credentials.wrong", "no", { captcha: true })) },
  });
  await type({ Username: "maria", Password: "Sampaguita-1" });
  await tap("button", "Log in");
  const captcha = await field("Code in the picture");
  expect(captcha.inputMode).toBe("numeric");
  for (const wrong of ["12ab", "1234567"]) {
    await type({ "Code in the picture": wrong });
    await tap("button", "Log in");
    expect(complaints()).toContain("Enter the code in the picture");
  }
});

test("name and password follow the sign-in rules @account-5-04 @account-8-29", async () => {
  const { calls } = await openSite("/m/login");
  await tap("button", "Log in");
  expect(complaints()).toEqual(["Enter your username", "Enter your password"]);
  await type({ Username: "no name", Password: "short" });
  await tap("button", "Log in");
  expect(complaints()).toEqual(["Account format is incorrect", "A password has at least 6 characters"]);
  expect(calls.filter(({ call }) => call === "login")).toEqual([]);
});

test("the platform's rules override the brand's @account-5-01", async () => {
  await openSite("/m/login", { answers: { fieldRules: { loginUsername: { pattern: "[a-z ]+", minLength: 3 } } } });
  await type({ Username: "no name", Password: "Sampaguita-1" });
  await tap("button", "Log in");
  expect(complaints()).not.toContain("Account format is incorrect");
});

test("by SMS has the number and a code, which is requested with the module VERIFICATION3 @account-2.5-03 @account-3-19 @account-3-43 @account-9-05 @games-3-49", async () => {
  const { sent } = await openSite("/m/login", { flags: bySms });
  await tap("tab", "By SMS");
  const number = await field("Mobile number");
  expect(number.maxLength).toBe(20);
  await type({ "Mobile number": "9171234567" });
  await tap("button", "Get code");
  await eventually(() =>
    expect(sent("smsCode")).toMatchObject({
      mobileNum: "9171234567",
      countryDialingCode: "63",
      module: "VERIFICATION3",
    }),
  );
  expect((await field("SMS code")).inputMode).toBe("numeric");
});

test("a strip leads to home, to the registration, to the forgotten password and to customer service @account-2.5-11 @account-2.5-12", async () => {
  await openSite("/m/login");
  expect(linksOf("main nav, main ul")).toEqual(expect.arrayContaining(["/m/home", "/m/register", "/m/forget"]));
  expect(allSeen("button", "Support")).toHaveLength(1);
});

test("a link leads agents to their own login, and one from there back to that of members @account-2.1-09", async () => {
  const { address } = await openSite("/m/login");
  await tap("link", "Are you an agent? Log in here");
  await eventually(() => expect(address()).toBe("/m/agent/login"));
  await tap("link", "Members");
  await eventually(() => expect(address()).toBe("/m/login"));
});

test("trying for free opens an account of the trial merchant and leads to home @account-2.5-06 @account-2.5-13 @account-6-03", async () => {
  const { address } = await openSite("/m/login", {
    answers: { createTrialAccount: { trialName: "guest7" }, testPlay: { ...openedSession, customerType: 4, trial: 1 } },
  });
  await tap("button", "Try it free");
  await eventually(() => expect(address()).toBe("/m/home"));
  expect(JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? "{}")).toMatchObject({
    merchantCode: "plaintrial",
    type: 4,
  });
});

test("a failure shows the text for its code @account-8-17 @account-8-30 @games-8-07", async () => {
  const texts = {
    "account.disabled": "Sorry, the user does not exist or is disabled.",
    "member.only": "Non-member account unable to login",
    "platform.failed": "System upgrading, please try again later.",
  } as const;
  for (const [code, words] of Object.entries(texts)) {
    await openSite("/m/login", { answers: { login: refuse(new GatewayError(code as keyof typeof texts, "no")) } });
    await type({ Username: "maria", Password: "Sampaguita-1" });
    await tap("button", "Log in");
    await eventually(() => expect(complaints().join(" ")).toContain(words));
  }
  expect(seen("button", "Log in")).toBeDefined();
  await appears("link", /Forgot/);
});
