import { afterEach, expect, test } from "vitest";
import { callerOn } from "../support/caller-on.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";

const WINDOW_MS = 10 * 60_000;
const HALF_AN_HOUR_MS = 30 * 60_000;
const wanted = { newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" };
const caller = callerOn("PostgreSQL");
afterEach(() => caller.platform.clock.pass(WINDOW_MS));

test("a reset by email answers the same for everybody and mails only the account's own address @account-7-10", async () => {
  const ask = (username: string, email: string) => caller.value("resetPasswordByEmail", { username, email });
  expect(await ask("nobody", "nobody@mail.example")).toEqual({ sent: true });
  expect(await ask("juan", "thief@mail.example")).toEqual({ sent: true });
  for (const address of ["nobody@mail.example", "thief@mail.example", "juan@mail.example"])
    await expect(caller.messageTo(address)).rejects.toThrow("Nothing was sent");
});

test("a temporary password opens one session, which may set a new password without the old one", async () => {
  await caller.value("register", { ...newMember("ligaya"), email: "ligaya@mail.example" });
  await caller.value("resetPasswordByEmail", { username: "ligaya", email: "LIGAYA@mail.example" });
  const { secret } = await caller.messageTo("ligaya@mail.example");
  const { token, oldPasswordNeeded, temporaryPassword } = await caller.value("login", {
    username: "ligaya",
    password: secret,
    type: "username",
  });
  expect([oldPasswordNeeded, temporaryPassword]).toEqual([false, true]);
  expect(await caller.value("changePassword", wanted, { token })).toEqual({ changed: true });
  const again = await caller.call(
    "changePassword",
    { newPassword: "Mabuhay-3", confirmNewPassword: "Mabuhay-3" },
    { token },
  );
  expect(again.failure).toMatchObject({ error: { code: "password.wrong" }, value: { field: "oldPassword" } });
});

test("a temporary password can be used again after a lost answer, until one of its sessions has been used", async () => {
  await caller.value("register", { ...newMember("hiraya"), email: "hiraya@mail.example" });
  await caller.value("resetPasswordByEmail", { username: "hiraya", email: "hiraya@mail.example" });
  const { secret } = await caller.messageTo("hiraya@mail.example");
  const signIn = () => caller.call("login", { username: "hiraya", password: secret, type: "username" });
  const [lost, kept] = [
    await caller.value("login", { username: "hiraya", password: secret, type: "username" }),
    await caller.value("login", { username: "hiraya", password: secret, type: "username" }),
  ];
  expect((await caller.call("memberInfo", {}, { token: lost.token })).status, "the lost session is gone").toBe(401);
  expect((await caller.call("memberInfo", {}, { token: kept.token })).status).toBe(200);
  expect((await signIn()).status, "used up").toBe(401);
  expect((await caller.call("memberInfo", {}, { token: kept.token })).status, "and the other session continues").toBe(
    200,
  );
});

test("of two simultaneous sign-ins with a temporary password one session remains", async () => {
  await caller.value("register", { ...newMember("amihan"), email: "amihan@mail.example" });
  await caller.value("resetPasswordByEmail", { username: "amihan", email: "amihan@mail.example" });
  const { secret } = await caller.messageTo("amihan@mail.example");
  const tokens = (
    await Promise.all(
      [1, 2, 3].map(() => caller.value("login", { username: "amihan", password: secret, type: "username" })),
    )
  ).map(({ token }) => token);
  const statuses: number[] = [];
  for (const token of tokens) statuses.push((await caller.call("memberInfo", {}, { token })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test("a temporary password expires after half an hour and when the password changes", async () => {
  await caller.value("register", { ...newMember("mayari"), email: "mayari@mail.example" });
  const ask = async () => {
    await caller.value("resetPasswordByEmail", { username: "mayari", email: "mayari@mail.example" });
    return (await caller.messageTo("mayari@mail.example")).secret;
  };
  const late = await ask();
  caller.platform.clock.pass(HALF_AN_HOUR_MS);
  expect((await caller.call("login", { username: "mayari", password: late, type: "username" })).status).toBe(401);
  const overtaken = await ask();
  const { token } = await caller.value("login", { username: "mayari", password: NEW_PASSWORD, type: "username" });
  await caller.value("changePassword", { ...wanted, oldPassword: NEW_PASSWORD }, { token });
  expect((await caller.call("login", { username: "mayari", password: overtaken, type: "username" })).status).toBe(401);
});

test("five mails per account in ten minutes, whether or not the account exists", async () => {
  const ask = async (username: string) =>
    (await caller.call("resetPasswordByEmail", { username, email: "juan@mail.example" })).status;
  for (const username of ["juan", "nobody-at-all"]) {
    const answers: number[] = [];
    for (let time = 0; time < 6; time++) answers.push(await ask(username));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test("a new password equal to the old one does not consume the code (account §4)", async () => {
  const mobileNum = "09183000001";
  await caller.value("register", { ...newMember("sinag"), mobileNum });
  const ask = { mobileNum, verificationCode: await caller.codeFor(mobileNum, "reset") };
  const same = await caller.call("resetPasswordByPhone", { ...ask, newPassword: NEW_PASSWORD });
  expect(same.failure).toMatchObject({ error: { code: "modify.new.old.same" }, value: { field: "newPassword" } });
  await caller.value("resetPasswordByPhone", { ...ask, newPassword: "Mabuhay-4" });
  expect(await caller.refusal("resetPasswordByPhone", { ...ask, newPassword: "Mabuhay-5" })).toBe("code.wrong");
});

test("after a reset by phone the new password signs in without a captcha, however many attempts failed before @account-2.7-07", async () => {
  const mobileNum = "09183000002";
  await caller.value("register", { ...newMember("hamog"), mobileNum });
  for (let time = 0; time < 4; time++)
    await caller.call("login", { username: mobileNum, password: "wrong", type: "username" });
  expect(await caller.refusal("login", { username: mobileNum, password: NEW_PASSWORD, type: "username" })).toBe(
    "captcha.wrong",
  );
  await caller.value("resetPasswordByPhone", {
    mobileNum,
    newPassword: "Mabuhay-4",
    verificationCode: await caller.codeFor(mobileNum, "reset"),
  });
  expect(await caller.value("login", { username: mobileNum, password: "Mabuhay-4", type: "username" })).toMatchObject({
    userName: "hamog",
  });
});

test("the old password cannot be guessed through a stolen session: ten attempts in ten minutes", async () => {
  const { token } = await caller.value("register", newMember("tadhana"));
  const guess = async () =>
    (await caller.call("changePassword", { ...wanted, oldPassword: "guess" }, { token })).status;
  for (let time = 0; time < 10; time++) expect(await guess()).toBe(400);
  expect(await guess()).toBe(429);
});
