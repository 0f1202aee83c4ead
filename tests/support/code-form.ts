import { form } from "#descriptor/form.ts";

/** A field for the code that is sent by SMS to the number in another field. */
const codeField = (phone: string, purpose: string, more: object = {}) => ({
  kind: "sms-code",
  label: "code",
  required: true,
  phone,
  send: {
    call: "smsCode",
    number: "mobileNum",
    with: { purpose },
    label: "get.code",
    busy: "in_sms_sending",
    sent: "in_sms_send",
    ...more,
  },
});
const number = { kind: "phone", label: "mobile", required: true };
const numberWithCountry = { ...number, dialingCode: "countryDialingCode" };
const formWith = (fields: object, submit: object) =>
  form.parse({ fields, submit: { label: "send", busy: "busy", ...submit }, after: { success: [] } });

/** Signs in by a code; how it is requested may say more. */
export const codeLogin = (more: object = {}) =>
  formWith(
    { username: numberWithCountry, password: codeField("username", "login", more) },
    { call: "login", with: { type: "sms" } },
  );

/** Every form with a code. */
export const codeForms = {
  login: codeLogin(),
  register: formWith(
    { mobileNum: number, verificationCode: codeField("mobileNum", "register") },
    { call: "register", with: { registerMethod: "H5" } },
  ),
  registerByName: formWith(
    {
      username: { kind: "text", label: "user" },
      provenMobileNum: { ...numberWithCountry, sends: "mobileNum" },
      verificationCode: codeField("provenMobileNum", "register"),
    },
    { call: "register", with: { registerMethod: "H5" } },
  ),
  reset: formWith(
    { mobileNum: number, verificationCode: codeField("mobileNum", "reset") },
    { call: "resetPasswordByPhone" },
  ),
};
