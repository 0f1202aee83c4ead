import type { CallOutput } from "#gateway/contract.ts";
import type { Merchant } from "../merchants/merchant.ts";

export type RegisterSettings = CallOutput<"registerSettings">;
type FieldSetting = RegisterSettings["fields"][string];

const open = (required: boolean): FieldSetting => ({ enabled: true, required });
const closed: FieldSetting = { enabled: false, required: false };

/** Fields of the registration in the order of account §2.6, with the defaults of merchants. */
const FIELDS: Record<string, FieldSetting> = {
  mobileNum: open(false),
  username: open(true),
  password: open(true),
  confirmPassword: open(true),
  paymentPassword: closed,
  idNumber: closed,
  qqNum: closed,
  facebook: open(false),
  wechat: closed,
  line: closed,
  whatsapp: open(false),
  zalo: closed,
  email: open(false),
  nickname: open(false),
  payeeName: open(true),
  recommenderId: closed,
  affiliateCode: open(false),
};

/** The merchant's current registration: the operators' changes over its provisioned settings over the defaults. */
export function registerSettingsOf({ registration: setUp, state }: Merchant): RegisterSettings {
  const switched = state.registration ?? {};
  return {
    fields: { ...FIELDS, ...setUp.fields, ...switched.fields },
    flags: {
      USERNAMEREG3: true,
      MOBILENUMREG3: true,
      REGMOBVERF3: false,
      MOBILENUMPASSREG3: true,
      ...setUp.flags,
      ...switched.flags,
    },
    captcha: switched.captcha ?? setUp.captcha ?? false,
  };
}
