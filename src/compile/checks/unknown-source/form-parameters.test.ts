import { describe, expect, it } from "vitest";
import { reportOn } from "../../fixtures/site.ts";

const phone = { kind: "phone", label: "login.username", dialingCode: "countryDialingCode" };
const send = {
  call: "smsCode",
  number: "mobileNum",
  with: { purpose: "login" },
  label: "login.username",
  busy: "in_please_wait",
  sent: "in_please_wait",
  captcha: { label: "login.username", parameter: "captcha", draw: { call: "captcha", id: "captchaId" } },
};
const code = { kind: "sms-code", label: "login.username", phone: "username", send };
const captcha = { kind: "captcha", label: "login.username", draw: { call: "captcha", id: "captchaId" } };
const reportOf = (fields: Record<string, object>) =>
  reportOn({
    forms: {
      login: { fields: { username: phone, ...fields }, submit: { with: { type: "sms" } } },
    },
  });

describe("parameters that a form's fields name", () => {
  it("are valid when the calls have them", () => expect(reportOf({ password: code })).toBe(""));
  it("a dialling code must name a parameter of the form's call", () => {
    expect(reportOf({ username: { ...phone, dialingCode: "countryDialCode" } })).toContain(
      'The call "login" has no parameter "countryDialCode" for this field. Did you mean "countryDialingCode"?',
    );
  });
  it("a code is sent to a phone field of the same form", () => {
    expect(reportOf({ password: { ...code, phone: "usrname" } })).toContain(
      '"usrname" is not a phone field of this form. Did you mean "username"?',
    );
  });
  it("a sent code names a number parameter and existing calls", () => {
    const asked = { label: "login.captcha", parameter: "captch", draw: { call: "captcha", id: "captchId" } };
    const report = reportOf({ password: { ...code, send: { ...send, captcha: asked } } });
    for (const parameter of ["captch", "captchId"])
      expect(report).toContain(`The call "smsCode" has no parameter "${parameter}". Did you mean`);
    expect(report).not.toContain('The call "captcha" has no');
    expect(reportOf({ password: { ...code, send: { ...send, number: "mobilNum" } } })).toContain(
      'The call "smsCode" has no parameter "mobilNum". Did you mean "mobileNum"?',
    );
    expect(reportOf({ password: { ...code, send: { ...send, call: "smsCod" } } })).toContain(
      'There is no call "smsCod". Did you mean "smsCode"?',
    );
    expect(reportOf({ captcha: { ...captcha, draw: { call: "captch" } } })).toContain(
      'There is no call "captch". Did you mean "captcha"?',
    );
  });
  it("the sending call gets only parameters that it has", () => {
    expect(reportOf({ password: { ...code, send: { ...send, with: { purpose: "logn" } } } })).toContain(
      '"logn" is not one of the allowed values. Did you mean "login"?',
    );
  });
  it("a captcha's id must name a parameter of the form's call", () => {
    expect(reportOf({ captcha: { ...captcha, draw: { call: "captcha", id: "captchaID" } } })).toContain(
      'Did you mean "captchaId"?',
    );
  });
  it("a form remembers a login only where its call takes one", () => {
    const keep = { kind: "checkbox", label: "login.username", remembers: true };
    expect(reportOf({ password: code, keep })).toBe("");
    const reset = { call: "resetPasswordByEmail", with: null, label: "login.username", busy: "in_please_wait" };
    const email = { kind: "text", label: "login.username" };
    const forms = {
      login: { fields: { username: { rule: null }, password: null, captcha: null, email, keep }, submit: reset },
    };
    expect(reportOn({ forms })).toContain(
      'The call "resetPasswordByEmail" has no parameter "password", so there is no login to remember.',
    );
  });
  it("a phone signs in by itself only with a password", () => {
    const automatic = { kind: "checkbox", label: "login.username", signsIn: true };
    expect(reportOf({ password: code, automatic })).toContain("The form has no password with which this phone could");
  });
  it("a field has only options of its own kind", () => {
    expect(reportOf({ captcha: { ...captcha, autocomplete: "off" } })).toContain('Unknown key "autocomplete".');
  });
});
