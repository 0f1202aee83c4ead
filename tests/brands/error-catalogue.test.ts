import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isObject } from "#kernel/json.ts";

/** Everything that the specification's error catalogue lets people read, and how long they may read it (account §8). */
const packs = { EN: packOf("EN"), TY: packOf("TY") };

function packOf(language: string, layer = "base"): Record<string, string> {
  return JSON.parse(readFileSync(`text-packs/${layer}/${language}.json`, "utf8")) as Record<string, string>;
}

test.each([
  "in_email_incorrect",
  "in_been_out",
  "in_please_wait",
  "invitation_code_error",
  "in_confirmation_correct",
  "in_incorrect_password",
  "in_vwrite_code",
  "in_sms_sending",
  "in_sms_send",
  "free_reject",
  "contact_service",
  "no_announcement",
  "in_popup_prompt",
  "in_sure_logout",
  "in_registered_successfully",
])(
  "the key %s has words in both languages @account-8-01 @account-8-02 @account-8-03 @account-8-05 @account-8-06 @account-8-07 @account-8-08 @account-8-09 @account-8-10",
  (key) => {
    expect(packs.EN[key]).toMatch(/\S/);
    expect(packs.TY[key]).toMatch(/\S/);
    expect(packs.TY[key]).not.toBe(packs.EN[key]);
  },
);

test.each([
  ["message.loginFirst", "You are not logged in, please login first"],
  ["message.notLoggedIn", "Sorry, you are not logged in! please login first."],
  ["message.noPermission", "Sorry, this account does not have permission or the feature is temporarily unavailable."],
  ["message.userDisabled", "Sorry, the user does not exist or is disabled."],
  ["message.usernameExists", "Sorry, the username already exists."],
  ["message.codeWrong", "Verification code error"],
  ["message.invitationInvalid", "Invalid invitation code"],
  ["message.referrerWrong", "Referrer link error"],
  ["message.accountFormat", "Account format is incorrect"],
  ["message.passwordFormat", "Password format is incorrect"],
  ["message.emailFormat", "E-mail format is incorrect"],
  ["message.nameFormat", "Name format is not valid"],
  ["message.mobileFormat", "The mobile num is not valid"],
  ["message.mobileInvalid", "Please enter a valid mobile number"],
  ["message.unknown", "Unknown error"],
  ["message.urlEmpty", "The requested url is empty. please check your request format."],
  ["message.upgrading", "System upgrading, please try again later."],
  ["message.maintenance", "The platform is under maintenance"],
  ["message.restricted", "Access from your IP address or location is restricted."],
  ["message.slow", "Slow Connection"],
  ["message.offline", "No Internet"],
  ["message.enterBoth", "Please enter the username and password"],
  ["message.memberOnly", "Non-member account unable to login"],
  ["message.agentOnly", "Non-agents cannot log in"],
  ["message.changeSaved", "Change saved"],
  ["in_confirmation_correct", "Confirmation password not matched"],
  ["message.enterPassword", "Enter password"],
  ["message.passwordSame", "The new password and the old password cannot be the same"],
  ["message.actualAccount", "Please login an actual account to use this function"],
  ["download.safari", "Please use Safari for download App."],
])(
  '%s says "%s", and the same in Filipino @account-5-06 @account-5-07 @account-5-22 @account-5-23 @account-5-26 @account-8-13 @account-8-14 @account-8-16 @account-8-17 @account-8-18 @account-8-19 @account-8-20 @account-8-21 @account-8-22 @account-8-26 @account-8-30 @games-8-05 @games-8-06 @games-8-07 @games-8-09',
  (key, words) => {
    expect(packs.EN[key]).toBe(words);
    expect(packs.TY[key]).toMatch(/\S/);
    expect(packs.TY[key]).not.toBe(words);
  },
);

test.each([["message.payeeNameFormat"], ["message.birthdayFormat"]])(
  "there is a format message %s @account-5-26 @account-8-21",
  (key) => {
    expect([packs.EN[key], packs.TY[key]]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  },
);

test.each([
  ["base", "18"],
  ["markets/ph", "21"],
])("the age confirmation of %s mentions %s, as the box does that is ticked to register @account-5-27", (layer, age) => {
  const words = ["EN", "TY"].flatMap((language) =>
    ["message.age", "register.agree", "social.agree"].map((key) => packOf(language, layer)[key]),
  );
  expect(words).toEqual(words.map(() => expect.stringContaining(age) as unknown));
});

test("a captcha is described as 1-16 digits or letters or the result of an equation @account-5-10 @account-9-06", () => {
  for (const pack of [packs.EN, packs.TY]) expect(pack["message.captchaFormat"]).toMatch(/\b1\b.*\b16\b.*equation/);
});

describe("what a failed call says", () => {
  test.each([
    ["error.session.missing", "message.loginFirst"],
    ["error.account.disabled", "message.userDisabled"],
    ["error.name.taken", "message.usernameExists"],
    ["error.captcha.wrong", "message.codeWrong"],
    ["error.code.wrong", "message.codeWrong"],
    ["error.affiliate.invalid", "message.invitationInvalid"],
    ["error.recommender.invalid", "message.referrerWrong"],
    ["error.member.only", "message.memberOnly"],
    ["error.agent.only", "message.agentOnly"],
    ["error.trial.rejected", "message.actualAccount"],
    ["error.maintenance", "message.maintenance"],
    ["error.region.restricted", "message.restricted"],
    ["error.modify.new.old.same", "message.passwordSame"],
    ["error.platform.failed", "message.upgrading"],
    ["error.unknown", "message.unknown"],
    ["state.offline", "message.offline"],
    ["state.slow", "message.slow"],
  ])(
    "%s says what %s says, in both languages @account-8-16 @account-8-17 @account-8-18 @account-8-19 @account-8-20 @account-8-22 @account-8-24 @account-8-26 @account-8-30 @games-8-05 @games-8-06 @games-8-07 @games-8-09 @games-8-10",
    (shown, message) => {
      expect([packs.EN[shown], packs.TY[shown]]).toEqual([packs.EN[message], packs.TY[message]]);
    },
  );
  test("a slow connection, none at all, a failure of the server and a lost answer each have their own words", () => {
    for (const pack of [packs.EN, packs.TY]) {
      const words = [
        "state.slow",
        "state.offline",
        "error.network",
        "error.timeout",
        "error.platform.failed",
        "error.uncertain",
      ].map((key) => pack[key]);
      expect(new Set(words).size).toBe(words.length);
    }
  });
  test("what may have arrived is not answered with an invitation to try again", () => {
    expect(packs.EN["error.uncertain"]).toMatch(/^It is not certain whether this arrived/);
    expect(packs.EN["error.uncertain"]).not.toMatch(/try again/i);
  });
});

/** Every action of the base layer, with the JSON it stands in. */
const actions = readdirSync("brands/base", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => actionsIn(JSON.parse(readFileSync(join("brands/base", file), "utf8"))));

function actionsIn(value: unknown): Record<string, unknown>[] {
  if (!isObject(value) && !Array.isArray(value)) return [];
  const here = isObject(value) && typeof value["do"] === "string" ? [value] : [];
  return [...here, ...Object.values(value).flatMap(actionsIn)];
}

test.each([
  ["in_been_out", 1000],
  ["invitation_code_error", 1000],
  ["in_registered_successfully", 1000],
  ["message.changeSaved", 1000],
  ["free_reject", 2000],
  ["contact_service", 2000],
])(
  "every toast with %s stays %s ms @account-8-02 @account-8-05 @account-8-11 @account-8-12 @account-8-13 @account-9-08 @games-5-02 @games-5-04 @games-8-02",
  (text, milliseconds) => {
    const shown = actions
      .filter((action) => action["do"] === "toast" && action["text"] === text)
      .map((action) => action["for"]);
    expect(shown.length).toBeGreaterThan(0);
    expect([...new Set(shown)]).toEqual([milliseconds]);
  },
);
