import { describe, expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { pageSlice } from "#compile/emit/slices.ts";
import { required } from "#kernel/assert.ts";
import { readSources } from "#host/brands/read-folder.ts";

const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);
const pageOf = (brand: string) => pageSlice(required(brands.get(brand), brand), "EN", "register");
const formOf = (brand: string, form: string) => required(pageOf(brand).forms[form], form);
const asked = (brand: string, form: string) =>
  Object.entries(formOf(brand, form).fields)
    .filter(([, field]) => field.enabled !== false)
    .map(([id]) => id);

/** Account §2.6. */
const ORDER = [
  "mobileNum",
  "verificationCode",
  "username",
  "password",
  "confirmPassword",
  "paymentPassword",
  "idNumber",
  "qqNum",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "email",
  "nickname",
  "payeeName",
  "recommenderId",
  "affiliateCode",
  "captcha",
];

describe("registration in JSON alone (account §2.6)", () => {
  test("by mobile number has every field in the specification's order @account-2.6-06 @account-2.6-07 @account-2.6-08 @account-2.6-10 @account-2.6-12", () => {
    expect(Object.keys(formOf("araw", "register-mobile").fields).filter((id) => id !== "agree")).toEqual(
      ORDER.filter((id) => id !== "username"),
    );
  });
  test("by username has every field in the specification's order: its own number and code come after the payee @account-2.6-08 @account-2.6-10 @account-2.6-11 @account-2.6-12", () => {
    const own = ORDER.slice(ORDER.indexOf("username"));
    own.splice(own.indexOf("recommenderId"), 0, "mobileNum", "provenMobileNum", "verificationCode");
    expect(Object.keys(formOf("araw", "register-username").fields).filter((id) => id !== "agree")).toEqual(own);
  });
  test("a brand can reorder, hide, require and add a note", () => {
    const { fields } = formOf("perlas", "register-username");
    expect(Object.keys(fields).slice(0, 3)).toEqual(["nickname", "username", "password"]);
    expect(asked("perlas", "register-username")).not.toContain("facebook");
    expect(asked("araw", "register-username")).toContain("facebook");
    expect(fields["email"]).toMatchObject({ required: true });
    expect(fields["nickname"]).toMatchObject({ enabled: true, note: "register.note.nickname" });
  });
  test("a brand chooses the rule of a field: the base layer's, or one of its own", () => {
    expect(formOf("kawayan", "register-mobile").fields["payeeName"]).toMatchObject({
      rule: "payeeName",
      required: true,
    });
    expect(formOf("kawayan", "register-mobile").fields["nickname"]).toMatchObject({ rule: "nickname" });
    expect(formOf("perlas", "register-mobile").fields["nickname"]).toMatchObject({ rule: "loungeName" });
    expect(pageOf("perlas").rules["loungeName"]).toMatchObject({
      minLength: 2,
      maxLength: 16,
      messages: { minLength: "message.loungeName" },
    });
  });
  test("what is asked for besides the fields goes with it: registerMethod, registerUrl, domain @account-3-11 @account-3-13", () => {
    expect(formOf("araw", "register-mobile").submit.facts).toEqual({
      registerUrl: "host",
      domain: "host",
      registerMethod: "channel",
      idempotencyKey: "deed",
    });
  });
});
