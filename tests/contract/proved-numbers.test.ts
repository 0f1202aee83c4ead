import { afterEach, describe, expect, test } from "vitest";
import { callerOn } from "../support/caller-on.ts";
import { newMember, NEW_PASSWORD } from "../support/new-member.ts";
import { addPasskeyTo, phone } from "../support/passkeys.ts";

const DAY_MS = 24 * 3_600_000;
const OWNER = { address: "203.0.113.200" };
const byNumber = {
  password: "Mabuhay-7",
  confirmPassword: "Mabuhay-7",
  payeeName: "Juana",
  registerMethod: "H5",
} as const;

describe("unverified numbers", () => {
  const caller = callerOn("PostgreSQL");
  let numbers = 0;
  afterEach(() => caller.platform.clock.pass(DAY_MS));

  const newNumber = () => `0918300${String(numbers++).padStart(4, "0")}`;
  /** Registers with a number but without a code. */
  const say = (username: string, mobileNum: string) =>
    caller.value("register", { ...newMember(username), mobileNum, email: `${username}@mail.example` });
  const bySms = async (mobileNum: string, options = {}) =>
    caller.value(
      "login",
      { username: mobileNum, password: await caller.codeFor(mobileNum, "login"), type: "sms" },
      options,
    );
  const codeOf = (token: string) => caller.refusal("wallet", {}, { token });
  const rowOf = (username: string) =>
    caller.platform.database
      .selectFrom("accounts")
      .select(["mobile", "mobile_proved", "email", "password_hash"])
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
  const opens = async (username: string, password = NEW_PASSWORD as string) =>
    (await caller.call("login", { username, password, type: "username" })).status === 200;

  test("registering with the number and its code takes it from an account that only claimed it", async () => {
    const mobileNum = newNumber();
    const { token } = await say("nagsabi", mobileNum);
    const owner = await caller.value(
      "register",
      { ...byNumber, mobileNum, verificationCode: await caller.codeFor(mobileNum, "register") },
      OWNER,
    );
    expect(await rowOf("nagsabi")).toMatchObject({ mobile: null, mobile_proved: false });
    expect(await bySms(mobileNum, OWNER)).toMatchObject({ userName: owner.userName });
    expect(
      await caller.value("login", { username: mobileNum, password: byNumber.password, type: "username" }),
    ).toMatchObject({ userName: owner.userName });
    expect(await opens(mobileNum)).toBe(false);
    expect([await codeOf(token), await opens("nagsabi")]).toEqual([undefined, true]);
  });

  test("so does registering with the provider's token", async () => {
    const mobileNum = newNumber();
    await say("nauna", mobileNum);
    const firebaseIdToken = await caller.platform.provider.token({ mobile: `+63${mobileNum.slice(1)}` });
    const owner = await caller.value(
      "register",
      { ...byNumber, mobileNum, firebaseChannel: "sms", firebaseIdToken },
      OWNER,
    );
    expect(await bySms(mobileNum, OWNER)).toMatchObject({ userName: owner.userName });
    expect(await rowOf("nauna")).toMatchObject({ mobile: null });
  });

  test("a verified number is taken, with or without a code; a claimed one is taken for registrations without a code", async () => {
    const mobileNum = newNumber();
    await say("unang_tao", mobileNum);
    const taken = (input: object) => caller.refusal("register", { ...newMember("pangalawa"), mobileNum, ...input });
    expect(await taken({})).toBe("number.taken");
    await caller.value("register", {
      ...byNumber,
      mobileNum,
      verificationCode: await caller.codeFor(mobileNum, "register"),
    });
    expect(await taken({})).toBe("number.taken");
    expect(
      await caller.refusal("register", {
        ...byNumber,
        mobileNum,
        verificationCode: await caller.codeFor(mobileNum, "register"),
      }),
    ).toBe("number.taken");
  });

  test("a code returned soon and from the same address verifies the number and changes nothing else", async () => {
    const mobileNum = newNumber();
    const { token } = await say("isang_tao", mobileNum);
    expect(
      await caller.value("login", { username: mobileNum, password: NEW_PASSWORD, type: "username" }),
    ).toMatchObject({ userName: "isang_tao" });
    expect(await bySms(mobileNum)).toMatchObject({ userName: "isang_tao", oldPasswordNeeded: true });
    expect(await rowOf("isang_tao")).toMatchObject({ mobile_proved: true, email: "isang_tao@mail.example" });
    caller.platform.clock.pass(3_600_000);
    expect(await bySms(mobileNum, OWNER)).toMatchObject({ userName: "isang_tao" });
    expect([await codeOf(token), await opens("isang_tao")]).toEqual([undefined, true]);
  });

  test.each([
    ["from another address", 0, OWNER],
    ["after more than a day", DAY_MS + 1000, {}],
  ] as const)("the first code returned %s removes every other way to sign in", async (_when, later, options) => {
    const [mobileNum, username] = [newNumber(), `dayuhan${numbers}`];
    const { token } = await say(username, mobileNum);
    await addPasskeyTo(caller, phone(), { token });
    caller.platform.clock.pass(later);
    const { token: alive } = await caller.value("login", { username, password: NEW_PASSWORD, type: "username" });
    const owner = await bySms(mobileNum, options);
    expect(owner, "a new password is set without the old one").toMatchObject({
      userName: username,
      oldPasswordNeeded: false,
    });
    expect((await caller.messageTo(`+63${mobileNum.slice(1)}`)).text).toContain("choose a new password");
    expect([await codeOf(alive), await codeOf(owner.token), await opens(username)]).toEqual([
      "session.password.changed",
      undefined,
      false,
    ]);
    expect(await rowOf(username)).toMatchObject({ mobile_proved: true, email: null, password_hash: null });
    expect(await caller.value("passkeyList", {}, { token: owner.token })).toEqual([]);
    expect(
      await caller.value(
        "changePassword",
        { newPassword: "Mabuhay-8", confirmNewPassword: "Mabuhay-8" },
        { token: owner.token },
      ),
    ).toEqual({ changed: true });
    expect(await opens(username, "Mabuhay-8")).toBe(true);
  });

  test("the provider's token for a number does the same", async () => {
    const mobileNum = newNumber();
    await say("matagal_na", mobileNum);
    const firebaseIdToken = await caller.platform.provider.token({ mobile: `+63${mobileNum.slice(1)}` });
    await caller.value("login", { type: "firebase", firebaseChannel: "sms", firebaseIdToken }, OWNER);
    expect([await opens("matagal_na"), await rowOf("matagal_na")]).toEqual([
      false,
      { mobile: `+63${mobileNum.slice(1)}`, mobile_proved: true, email: null, password_hash: null },
    ]);
  });

  test("a reset by phone from another address ends every session and the reset by mail", async () => {
    const mobileNum = newNumber();
    const { token } = await say("ninakaw", mobileNum);
    await caller.value(
      "resetPasswordByPhone",
      { mobileNum, newPassword: "Mabuhay-9", verificationCode: await caller.codeFor(mobileNum, "reset") },
      OWNER,
    );
    expect([await codeOf(token), await opens("ninakaw"), await opens("ninakaw", "Mabuhay-9")]).toEqual([
      "session.password.changed",
      false,
      true,
    ]);
    await caller.value("resetPasswordByEmail", { username: "ninakaw", email: "ninakaw@mail.example" });
    await expect(caller.messageTo("ninakaw@mail.example")).rejects.toThrow("Nothing was sent");
  });

  test("of two simultaneous resets one sets the password", async () => {
    const mobileNum = newNumber();
    await say("dalawang_beses", mobileNum);
    const verificationCode = await caller.codeFor(mobileNum, "reset");
    const answers = await Promise.all(
      ["Mabuhay-3", "Mabuhay-4"].map((newPassword) =>
        caller.call("resetPasswordByPhone", { mobileNum, newPassword, verificationCode }),
      ),
    );
    expect(answers.map((answer) => answer.failure.error?.code ?? "changed").toSorted()).toEqual([
      "changed",
      "code.wrong",
    ]);
    const winner = answers[0]?.status === 200 ? "Mabuhay-3" : "Mabuhay-4";
    expect(await opens("dalawang_beses", winner)).toBe(true);
  });

  test("the numbers of a merchant's seeded accounts are verified", async () => {
    expect(await bySms("09171000005", OWNER)).toMatchObject({ userName: "maria" });
    expect(await opens("maria", "Livery-2026")).toBe(true);
  });
});
