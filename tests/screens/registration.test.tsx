// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { allSeen, asked, complaints, field, linksOf, seen, tap, textsOf, type } from "../support/drawn-page.ts";
import { openedSession, registerSettings } from "../support/form-page.tsx";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { eventually } from "../support/eventually.ts";

/** Settings that require every possible field. */
const everything = {
  fields: Object.fromEntries(
    "paymentPassword idNumber qqNum facebook wechat line whatsapp zalo email nickname payeeName mobileNum recommenderId affiliateCode"
      .split(" ")
      .map((id) => [id, { enabled: true, required: false }]),
  ),
  captcha: true,
};
const nothingMore = {
  fields: Object.fromEntries(Object.keys(everything.fields).map((id) => [id, { enabled: false, required: false }])),
};
const settings = (changes: object = nothingMore) => ({ registerSettings: registerSettings(changes) });
const account = { Username: "maria_1", Password: "Sampaguita-1", "Password again": "Sampaguita-1" };
const create = () => tap("button", "Create account");

describe("the ways to register", () => {
  const tabs = () => textsOf("[role=tab]");
  test("are two tabs, username first; a single way has no tabs @account-2.6-01 @account-2.6-02 @account-2.6-03 @account-4-01", async () => {
    await openSite("/m/register");
    expect(tabs()).toEqual(["By username", "By mobile number"]);
    await openSite("/m/register", { flags: { USERNAMEREG3: false } });
    expect(tabs()).toEqual([]);
    expect((await asked("SMS code"))[0]).toBe("Mobile number");
    await openSite("/m/register", { flags: { MOBILENUMREG3: false } });
    expect([tabs(), (await asked("Password again"))[0]]).toEqual([[], "Username"]);
  });
});

describe("the fields of a registration", () => {
  const more = [
    "Payment password",
    "ID number",
    "QQ number",
    "Facebook",
    "WeChat",
    "LINE",
    "WhatsApp",
    "Zalo",
    "E-mail",
    "Nickname",
    "Payee name",
  ];

  test("by username are in the specification's order @account-2.6-04 @account-2.6-08 @account-2.6-10 @account-2.6-11 @account-2.6-12 @account-2.6-13 @account-2.6-14", async () => {
    await openSite("/m/register", { answers: settings(everything) });
    const fields = await asked("Mobile number");
    expect(fields.slice(0, -1)).toEqual([
      "Username",
      "Password",
      "Password again",
      ...more,
      "Mobile number",
      "Recommended by",
      "Invitation code",
      "Code in the picture",
    ]);
  });
  test("by mobile number begin with the number and its code @account-2.6-06 @account-2.6-07 @account-2.6-08", async () => {
    await openSite("/m/register", { flags: { USERNAMEREG3: false }, answers: settings(everything) });
    const fields = await asked("SMS code");
    expect(fields.slice(0, 4)).toEqual(["Mobile number", "SMS code", "Password", "Password again"]);
    expect(fields.slice(4, 4 + more.length)).toEqual(more);
    expect(allSeen("button", "Get code")).toHaveLength(1);
  });
  test("by username include a code with REGMOBVERF3, and by mobile number no password without MOBILENUMPASSREG3 @account-2.6-11 @account-3-38", async () => {
    await openSite("/m/register", {
      flags: { REGMOBVERF3: true },
      answers: settings({ ...nothingMore, flags: { USERNAMEREG3: true, REGMOBVERF3: true } }),
    });
    const first = await asked("Password again");
    await type(account);
    await tap("button", "Continue");
    expect([first, (await asked("SMS code")).slice(0, 2)]).toEqual([
      Object.keys(account),
      ["Mobile number", "SMS code"],
    ]);
    await openSite("/m/register", { flags: { USERNAMEREG3: false, MOBILENUMPASSREG3: false } });
    expect(await asked("SMS code")).not.toContain("Password");
  });
  test("are exactly those that the platform requires @account-2.6-04 @account-3-37", async () => {
    await openSite("/m/register", { answers: settings() });
    expect((await asked("Password again")).slice(0, -1)).toEqual(["Username", "Password", "Password again"]);
  });
});

test("a registration sends its method, and welcomes the member @account-3-11 @account-4-15 @account-9-08", async () => {
  const { sent, address, toasts } = await openSite("/m/register", {
    answers: { ...settings(), register: openedSession },
  });
  await type(account);
  await create();
  await eventually(() =>
    expect(sent("register")).toMatchObject({
      username: "maria_1",
      password: "Sampaguita-1",
      confirmPassword: "Sampaguita-1",
      registerMethod: "H5",
      registerUrl: location.hostname,
      domain: location.hostname,
    }),
  );
  await eventually(() =>
    expect(toasts).toContainEqual(expect.objectContaining({ text: "You're registered. Welcome!", milliseconds: 1000 })),
  );
  await eventually(() => expect(address()).toBe("/m/home"));
});

test("the hints say the whole rule, and stay beside an error", async () => {
  await openSite("/m/register", { answers: settings(everything) });
  await type({ Username: "1abcd", Password: "password" });
  await eventually(() => expect(complaints()).toContain("Many people use this password. Choose another one."));
  await create();
  const described = async (label: string) =>
    ((await field(label)).getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  await eventually(async () =>
    expect(await described("Username")).toEqual([
      "Account format is incorrect",
      "4 to 16 letters, digits or _, beginning with a letter",
    ]),
  );
  expect((await described("Password")).at(-1)).toBe(
    "8 to 64 characters. Spaces are fine: a few words make a good password.",
  );
});

test("missing fields and wrong formats show errors, and nothing is sent @account-4-12 @account-5-06 @account-5-07 @account-8-06 @account-8-07 @account-8-21", async () => {
  const { calls } = await openSite("/m/register", { answers: settings(everything) });
  await type({ Username: "maria_1", Password: "Sampaguita-1" });
  await create();
  expect(complaints()).toContain("Enter the password again");
  await type({
    Username: "1abcd",
    Password: "short",
    "Password again": "another",
    "E-mail": "nobody",
    "Payee name": "7",
    "Mobile number": "1234567890",
  });
  await create();
  expect(complaints()).toEqual(
    expect.arrayContaining([
      "Account format is incorrect",
      "Password format is incorrect",
      "Confirmation password not matched",
      "Enter a valid email, like juan@example.com",
      "Payee name format is not valid",
      "The mobile num is not valid",
    ]),
  );
  expect(calls.filter(({ call }) => call === "register")).toEqual([]);
});

test.each([
  ["name.taken", "username", "Sorry, the username already exists.", "@account-8-18"],
  ["captcha.wrong", undefined, "Verification code error", "@account-8-19"],
  ["recommender.invalid", undefined, "Referrer link error", "@account-8-20"],
  ["unknown", undefined, "Unknown error", "@account-8-22 @games-8-09"],
  ["session.missing", undefined, "Sorry, you are not logged in! please login first.", "@account-8-15"],
] as const)("the refusal %s shows its message: %s %s %s", async (code, place, words, _tag) => {
  const register = () => Promise.reject(new GatewayError(code, "no", { field: place }));
  await openSite("/m/register", { answers: { ...settings(), register } });
  await type(account);
  await create();
  await eventually(() => expect(complaints().join(" ")).toContain(words));
});

test("an invitation code is checked before anything is registered @account-4-14 @account-5-24 @account-8-05 @account-8-20", async () => {
  const invited = { fields: { ...nothingMore.fields, affiliateCode: { enabled: true, required: false } } };
  const { calls, sent, toasts } = await openSite("/m/register", {
    answers: { ...settings(invited), affiliateCheck: { success: false }, register: openedSession },
  });
  await type({ ...account, "Invitation code": "NOPE" });
  await create();
  await eventually(() => expect(complaints()).toContain("Invalid invitation code"));
  expect(sent("affiliateCheck")).toMatchObject({ code: "NOPE", domain: location.hostname });
  expect(toasts).toContainEqual(expect.objectContaining({ text: "Invalid invitation code", milliseconds: 1000 }));
  expect(calls.filter(({ call }) => call === "register")).toEqual([]);
  expect(document.activeElement).toBe(await field("Invitation code"));
});

test("the box is checked initially, mentions the age, and disables the button when unchecked @account-2.6-15 @account-5-25 @account-5-27", async () => {
  await openSite("/m/register", { answers: settings() });
  await field("Username");
  const box = document.querySelector<HTMLInputElement>("input[name=agree]");
  expect([box?.checked, seen("button", "Create account").hasAttribute("disabled")]).toEqual([true, false]);
  const words = () => document.querySelector("input[name=agree]")?.closest("label, div")?.textContent;
  expect(words()).toContain("21");
  box?.click();
  await eventually(() => expect(seen("button", "Create account").hasAttribute("disabled")).toBe(true));
  await openSite("/m/register", { layer: "base", answers: settings() });
  await field("Username");
  expect(words()).toContain("18");
});

test("there is a link to login, and the registration's banners are below the form @account-2.6-17 @account-7-20", async () => {
  const { sent } = await openSite("/m/register");
  expect(linksOf("main")).toContain("/m/login");
  expect(sent("announcements")).toMatchObject({ types: "B", groupName: "m_reg", platform: "M" });
});
