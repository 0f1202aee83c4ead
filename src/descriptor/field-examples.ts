import type { FieldOf, fieldKinds } from "./field.ts";

type Kind = keyof typeof fieldKinds;
type Written<F> = F extends unknown ? Partial<F> : never;

/** A field as an operator writes it, by its id, in a form of this call. */
interface FieldExample<K extends Kind> {
  call: string;
  id: string;
  field: Written<FieldOf<K>> & { kind: K };
}

/** An example of each kind of field, for the reference. A test compiles them. */
export const fieldExamples: { readonly [K in Kind]: FieldExample<K> } = {
  text: {
    call: "register",
    id: "email",
    field: { kind: "text", label: "register.email", icon: "message", clearable: true, autocomplete: "email" },
  },
  account: { call: "changePassword", id: "account", field: { kind: "account", label: "register.username" } },
  password: {
    call: "register",
    id: "password",
    field: {
      kind: "password",
      label: "register.password",
      required: true,
      autocomplete: "new-password",
      strength: true,
    },
  },
  checkbox: {
    call: "register",
    id: "agree",
    field: { kind: "checkbox", label: "register.agree", sends: "agree", gate: true },
  },
  "invitation-code": {
    call: "register",
    id: "affiliateCode",
    field: {
      kind: "invitation-code",
      label: "register.affiliateCode",
      fromAddress: "affiliateCode",
      verify: { call: "affiliateCheck", code: "code", refused: "invitation_code_error" },
    },
  },
  select: {
    call: "smsCode",
    id: "purpose",
    field: {
      kind: "select",
      label: "code.purpose",
      choices: { login: { label: "code.login" }, register: { label: "code.register" } },
    },
  },
  phone: {
    call: "register",
    id: "mobileNum",
    field: { kind: "phone", label: "login.mobile", countries: ["PH", "SG"], dialingCode: "countryDialingCode" },
  },
  "sms-code": {
    call: "register",
    id: "verificationCode",
    field: {
      kind: "sms-code",
      label: "login.code",
      required: true,
      phone: "mobileNum",
      send: {
        call: "smsCode",
        number: "mobileNum",
        with: { purpose: "register" },
        label: "login.getCode",
        busy: "in_sms_sending",
        sent: "in_sms_send",
      },
    },
  },
  captcha: {
    call: "login",
    id: "captcha",
    field: { kind: "captcha", label: "login.captcha", draw: { call: "captcha", id: "captchaId" } },
  },
  amount: {
    call: "gameList",
    id: "minimumBet",
    field: {
      kind: "amount",
      label: "bet.least",
      min: "10.00",
      max: "50000.00",
      step: "10.00",
      quick: ["10.00", "100.00", "1000.00"],
    },
  },
  number: { call: "hotGames", id: "limit", field: { kind: "number", label: "games.howMany", min: 1, max: 60 } },
  date: {
    call: "betRecords",
    id: "from",
    field: { kind: "date", label: "record.since", min: "2020-01-01", max: { input: "to" } },
  },
  period: {
    call: "betRecords",
    id: "days",
    field: { kind: "period", label: "record.days", from: "from", to: "to", presets: ["today", "week"], most: 31 },
  },
  textarea: {
    call: "joinActivity",
    id: "comment",
    field: { kind: "textarea", label: "activity.comment", most: 140 },
  },
  images: { call: "joinActivity", id: "images", field: { kind: "images", label: "activity.images", most: 1 } },
  pin: {
    call: "register",
    id: "paymentPassword",
    field: { kind: "pin", label: "register.paymentPassword", length: 6 },
  },
  choice: {
    call: "gameList",
    id: "vassalage",
    field: {
      kind: "choice",
      label: "betRecord.vendorName",
      required: true,
      from: {
        call: "vendors",
        value: "vassalage",
        fields: { accountTypeName: { emphasis: "strong" } },
        preselects: "only",
        coming: 6,
      },
    },
  },
  described: {
    call: "joinActivity",
    id: "details",
    field: { kind: "described", label: "activity.details", from: { watch: "activity.fields" } },
  },
  output: {
    call: "register",
    id: "bets",
    field: { kind: "output", label: "record.days", watch: "bets", fields: { stake: { label: "betSummary.stake" } } },
  },
  review: {
    call: "register",
    id: "check",
    field: { kind: "review", label: "register.check", fields: { username: { as: "text" }, email: {} } },
  },
  switch: { call: "register", id: "agree", field: { kind: "switch", label: "register.agree", required: true } },
};
