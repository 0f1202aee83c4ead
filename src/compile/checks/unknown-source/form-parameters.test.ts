import { describe, expect, it } from "vitest";
import { compileTried, own, told } from "../../fixtures/site.ts";

const phone = { kind: "phone", dialingCode: "countryDialingCode" };
const send = {
  call: "smsCode",
  number: "mobileNum",
  with: { purpose: "login" },
  label: "login.username",
  busy: "in_please_wait",
  sent: "in_please_wait",
};
const code = { kind: "sms-code", label: "login.username", phone: "username", send };
const captcha = { kind: "captcha", label: "login.username", draw: { call: "captcha", id: "captchaId" } };
const said = (fields: Record<string, object>) =>
  told(compileTried({ ...own, forms: { login: { fields: { username: { ...phone, rule: null }, ...fields } } } }));

describe("what fields of a form say about calls", () => {
  it("is sound when the calls take it", () => {
    expect(said({ password: code, captcha })).toBe("");
  });
  it("names a parameter for the dialling code that the form's call takes", () => {
    expect(said({ username: { ...phone, rule: null, dialingCode: "countryDialCode" } })).toContain(
      'The call "login" has no parameter "countryDialCode" for this field. Did you mean "countryDialingCode"?',
    );
  });
  it("names a phone field of the same form, to which the code is sent", () => {
    expect(said({ password: { ...code, phone: "usrname" } })).toContain(
      '"usrname" is no phone field of this form. Did you mean "username"?',
    );
  });
  it("names the parameter of the number, and calls that there are", () => {
    expect(said({ password: { ...code, send: { ...send, number: "mobilNum" } } })).toContain(
      'The call "smsCode" has no parameter "mobilNum". Did you mean "mobileNum"?',
    );
    expect(said({ password: { ...code, send: { ...send, call: "smsCod" } } })).toContain(
      'There is no call "smsCod". Did you mean "smsCode"?',
    );
    expect(said({ captcha: { ...captcha, draw: { call: "captch" } } })).toContain(
      'There is no call "captch". Did you mean "captcha"?',
    );
  });
  it("gives the sending call parameters that it takes", () => {
    expect(said({ password: { ...code, send: { ...send, with: { purpose: "logn" } } } })).toContain(
      '"logn" is not one of the choices here. Did you mean "login"?',
    );
  });
  it("names the parameter of a captcha's id as the form's call knows it", () => {
    expect(said({ captcha: { ...captcha, draw: { call: "captcha", id: "captchaID" } } })).toContain(
      'Did you mean "captchaId"?',
    );
  });
  it("has options of its own kind only", () => {
    expect(said({ captcha: { ...captcha, autocomplete: "off" } })).toContain('"autocomplete" is not a key here.');
  });
});
