import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * What the specification says of signing in by code, registration, passwords and settings, and the base layer carries
 * out.
 */
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const base = (file: string) => read(`brands/base/${file}.json`);

interface Placed {
  widget: string;
  when?: unknown;
  options?: Record<string, unknown>;
  slots?: Record<string, { when?: unknown }>;
}
const bodyOf = (screen: string) => base(`screens/${screen}`)["body"] as Record<string, Placed>;
const tabsOf = (screen: string) =>
  Object.entries(bodyOf(screen)["methods"]?.slots ?? {}).map(([id, { when }]) => [id, when]);

interface Form {
  fields: Record<string, Record<string, unknown>>;
  submit: Record<string, unknown>;
  after: Record<string, unknown>;
}
const formOf = (id: string) => base(`forms/${id}`) as unknown as Form;
/** What a form asks for: the kind of each field and its rule; all must be filled. */
const asked = (form: string) =>
  Object.entries(formOf(form).fields).map(([id, { kind, rule, required }]) => [
    id,
    kind,
    ...(required === true ? [rule] : []),
  ]);
const rules = base("rules") as Record<string, { minLength?: number; messages: Record<string, string> }>;

describe("login by SMS (account §2.5, §5)", () => {
  test("asks for the mobile number by loginMobileNum and its code by verificationCode, a captcha when it is wanted, and whether to remember @account-2.5-02 @account-2.5-03 @account-5-04", () => {
    expect(asked("login-sms")).toEqual([
      ["username", "phone", "loginMobileNum"],
      ["password", "sms-code", "verificationCode"],
      ["captcha", "captcha"],
      ["remember", "checkbox"],
    ]);
    expect(formOf("login-sms").submit).toMatchObject({ call: "login", with: { type: "sms" } });
    expect(formOf("login-sms").fields["username"]).toMatchObject({ dialingCode: "countryDialingCode" });
  });
  test.each([
    ["login-sms", "login"],
    ["register-mobile", "register"],
    ["register-username", "register"],
    ["forget-phone", "reset"],
  ])(
    "the code of %s is asked for with the module marker VERIFICATION3 @account-3-19 @account-3-43 @account-7-11 @games-3-49",
    (form, purpose) => {
      const code = Object.values(formOf(form).fields).find(({ kind }) => kind === "sms-code");
      expect(code?.["send"]).toMatchObject({
        call: "smsCode",
        number: "mobileNum",
        with: { module: "VERIFICATION3", purpose },
      });
    },
  );
});

test.each(["login", "register"])(
  "social sign-in stands on %s; the widget knows whether there is any @account-2.5-10 @account-2.6-16",
  (screen) => {
    expect(bodyOf(screen)["social"]).toMatchObject({ widget: "social-sign-in" });
    expect(bodyOf(screen)["social"]).not.toHaveProperty("when");
  },
);
test.each(["login", "register"])(
  "social sign-in on %s, which passes no agree box, says what is agreed to, and leads to it",
  (screen) => {
    expect(bodyOf(screen)["social"]?.options).toEqual({
      terms: {
        text: "social.agree",
        label: "register.terms",
        do: { do: "navigate", to: "useragreement", newTab: true },
      },
    });
  },
);
test.each([
  "login-username",
  "login-sms",
  "register-username",
  "register-mobile",
  "forget-phone",
  "forget-email",
  "change-password",
])("every field of %s that something is typed into has a clear button @account-2.5-08", (form) => {
  const typedInto = Object.entries(formOf(form).fields).filter(
    ([, { kind }]) => kind !== "checkbox" && kind !== "account",
  );
  expect(typedInto.filter(([, { clearable }]) => clearable !== true)).toEqual([]);
});

describe("registration (account §2.6)", () => {
  const forms = ["register-username", "register-mobile"];
  test("has a tab for the username, the first, and one for the mobile number, each only where its way is switched on @account-2.6-01 @account-2.6-02 @account-4-01", () => {
    expect(tabsOf("register")).toEqual([
      ["username", { flag: "USERNAMEREG3" }],
      ["mobileNum", { flag: "MOBILENUMREG3" }],
    ]);
  });
  test("has a link for who already has an account, which leads to login @account-2.6-17", () => {
    expect(bodyOf("register")["haveAccount"]?.options).toMatchObject({
      label: "register.haveAccount",
      do: { do: "navigate", to: "login" },
    });
  });
  test("shows the banners of registration: types B, group m_reg, platform M @account-7-20", () => {
    expect(bodyOf("register")["banners"]).toMatchObject({
      widget: "banner-carousel",
      options: { source: { call: "announcements", with: { types: "B", groupName: "m_reg", platform: "M" } } },
    });
  });
  test.each(forms)(
    "%s has a register button, which the agree box holds back; the box starts ticked @account-2.6-15 @account-5-25",
    (form) => {
      expect(formOf(form).submit).toMatchObject({ call: "register", label: "register.submit", busy: "in_please_wait" });
      expect(formOf(form).fields["agree"]).toMatchObject({
        kind: "checkbox",
        initial: true,
        gate: true,
        settled: true,
      });
    },
  );
  test.each(forms)(
    "%s checks the invitation code and says in_registered_successfully in the end @account-4-15",
    (form) => {
      expect(formOf(form).fields["affiliateCode"]).toMatchObject({
        kind: "invitation-code",
        fromAddress: "affiliateCode",
        verify: { call: "affiliateCheck", code: "code", host: "domain", refused: "invitation_code_error" },
      });
      expect(formOf(form).after["success"]).toEqual([
        { do: "toast", text: "in_registered_successfully", kind: "success", for: 1000 },
        { do: "return" },
      ]);
    },
  );
  test.each(forms)("%s is of type 0 @account-3-14 @account-9-12", (form) =>
    expect(formOf(form).submit["with"]).toEqual({ type: "0" }),
  );
  test.each(forms)(
    "%s has a captcha that is shown from the start; the setting says whether there is one @account-2.6-14",
    (form) => {
      expect(formOf(form).fields["captcha"]).toMatchObject({ kind: "captcha", rule: "captcha", shown: "always" });
    },
  );
});

describe("forgot password (account §2.7)", () => {
  test("has a phone tab, the first, only with the setting for password-change verification, and an email tab @account-2.7-01 @account-2.7-02 @account-2.7-03", () => {
    expect(tabsOf("forget")).toEqual([
      ["phone", { flag: "PASSWORDVERF3" }],
      ["email", undefined],
    ]);
  });
  test("by email asks for the username by the login rule and the email, and shows in_please_wait meanwhile @account-2.7-04 @account-4-23 @account-5-14", () => {
    expect(asked("forget-email")).toEqual([
      ["username", "text", "loginUsername"],
      ["email", "text", "email"],
    ]);
    expect(formOf("forget-email").submit).toMatchObject({ call: "resetPasswordByEmail", busy: "in_please_wait" });
  });
  test("after a reset by email in_been_out shows for 1 s, then the visitor goes back @account-2.7-05 @account-4-24", () => {
    expect(formOf("forget-email").after["success"]).toEqual([
      { do: "toast", text: "in_been_out", kind: "success", for: 1000 },
      { do: "wait", for: 1000 },
      { do: "back" },
    ]);
  });
  test.each([
    ["nobody", false],
    ["a@b", false],
    ["a b@mail.example", false],
    ["maria@mail.example", true],
  ])("the email %s is right: %s; otherwise in_email_incorrect says so @account-5-13 @account-8-01", (typed, right) => {
    const { pattern, messages } = base("rules")["email"] as { pattern: string; messages: Record<string, string> };
    expect(new RegExp(`^(?:${pattern})$`, "u").test(typed)).toBe(right);
    expect(messages).toEqual({ required: "in_email_incorrect", pattern: "in_email_incorrect" });
  });
  test("by phone asks for mobile number, SMS code and new password, by the common rules @account-2.7-06 @account-3-17 @account-5-05 @account-5-15 @account-7-12", () => {
    expect(asked("forget-phone")).toEqual([
      ["mobileNum", "phone", "resetMobileNum"],
      ["verificationCode", "sms-code", "verificationCode"],
      ["newPassword", "password", "password"],
    ]);
  });
  test("by phone logs in with the mobile number and the new password; a refusal empties the code @account-2.7-07 @account-4-35", () => {
    expect(formOf("forget-phone").submit).toMatchObject({
      call: "resetPasswordByPhone",
      clears: ["verificationCode"],
      then: {
        call: "login",
        with: { type: "username" },
        fields: { username: "mobileNum", password: "newPassword", countryDialingCode: "countryDialingCode" },
      },
    });
  });
  test.each(["EN", "TY"])(
    "what is wrong with a mobile number names the fewest digits in %s @account-5-16",
    (language) => {
      expect(rules["resetMobileNum"]).toMatchObject({ minLength: 10 });
      expect(read(`text-packs/base/${language}.json`)[rules["resetMobileNum"]?.messages["pattern"] ?? ""]).toContain(
        "{{min}}",
      );
    },
  );
});

describe("change password (account §2.8)", () => {
  test("asks for the old password by loginPassword, the new one and its confirmation, under the account @account-2.8-01 @account-2.8-02 @account-2.8-03 @account-3-18 @account-5-20 @account-7-09", () => {
    expect(asked("change-password")).toEqual([
      ["account", "account"],
      ["oldPassword", "password", "loginPassword"],
      ["newPassword", "password", "newPassword"],
      ["confirmNewPassword", "password", "confirmNewPassword"],
    ]);
    expect(formOf("change-password").fields["oldPassword"]).toMatchObject({ held: true });
  });
  test("the new password follows the password rule and differs from the old one; its confirmation is required and equals it @account-4-25 @account-4-26 @account-5-21 @account-5-22 @account-5-23", () => {
    const { pattern, minLength, maxLength } = base("rules")["password"] as Record<string, unknown>;
    expect(rules["newPassword"]).toMatchObject({
      pattern,
      minLength,
      maxLength,
      differsFrom: "oldPassword",
      messages: { differsFrom: "message.passwordSame" },
    });
    expect(rules["confirmNewPassword"]).toMatchObject({
      equals: "newPassword",
      messages: { required: "message.enterPassword", equals: "in_confirmation_correct" },
    });
  });
  test('in_please_wait is shown for 10 s at most; then "Change saved" for 1 s, and home @account-4-27 @account-4-28 @account-4-32 @account-8-04 @account-9-09', () => {
    expect(formOf("change-password").submit).toMatchObject({
      call: "changePassword",
      busy: "in_please_wait",
      busyFor: 10_000,
    });
    expect(formOf("change-password").after).toEqual({
      success: [
        { do: "toast", text: "message.changeSaved", kind: "success", for: 1000 },
        { do: "wait", for: 1000 },
        { do: "navigate", to: "home", replace: true },
      ],
    });
  });
});

describe("settings (account §2.9)", () => {
  test("have one entry: change password @account-2.9-02", () => {
    const lists = Object.values(bodyOf("settings")).filter(({ widget }) => widget === "link-list");
    expect(
      lists.map(({ options }) =>
        Object.values(options?.["links"] as Record<string, { do: unknown }>).map((link) => link.do),
      ),
    ).toEqual([[{ do: "navigate", to: "changePsw" }]]);
  });
  test("have a sign-out button, which asks first @account-2.9-04", () => {
    expect(bodyOf("settings")["signOut"]).toMatchObject({
      widget: "link-button",
      options: { do: { do: "confirm", title: "in_popup_prompt", text: "in_sure_logout", then: [{ do: "sign-out" }] } },
    });
  });
});
