import type { Page } from "@playwright/test";
import type { CallOutput } from "#gateway/contract.ts";
import type { Cell } from "./matrix.ts";
import { lastSecretTo } from "./outbox.ts";
import { valueOf } from "./platform-call.ts";
import { keepInTab } from "./tab-session.ts";

/** A person without an account until a test creates one. */
export interface Member {
  username: string;
  password: string;
  email: string;
  /** The mobile number as it is typed, and in E.164. */
  mobile: string;
  number: string;
  /** The code of an affiliate who has invited them. */
  affiliateCode?: string;
}

let count = 0;

/** A person unique in the run: its workers are numbered, and a number has room for 10,000 people of each. */
export function newMember(): Member {
  const worker = String(Number(process.env["TEST_WORKER_INDEX"]) % 1000).padStart(3, "0");
  const place = `${worker}${String(count++).padStart(4, "0")}`;
  return {
    username: `bago${place}`,
    password: "Mabuhay-1",
    email: `bago${place}@mail.example`,
    mobile: `919${place}`,
    number: `+63919${place}`,
  };
}

/** A client address for one member, so that limits per address are not shared with other tests. */
export function addressOf({ mobile }: Member): string {
  return `10.${[1, 2, 3].map((group) => Number(mobile.slice(-2 * group).slice(0, 2))).join(".")}`;
}

/** Registers a member through the API; returns the session. */
export async function enrol(cell: Cell, member: Member): Promise<CallOutput<"register">> {
  const { username, password, email, mobile } = member;
  const number = { mobileNum: mobile, countryDialingCode: "63" };
  const address = addressOf(member);
  const codeNeeded = cell.brand.brand.flags["REGMOBVERF3"] === true;
  if (codeNeeded) await valueOf(cell, "smsCode", { ...number, purpose: "register" }, address);
  const code = codeNeeded ? { verificationCode: await lastSecretTo(cell, member.number) } : {};
  const { payeeName, captcha } = cell.brand.brand.registration.fields;
  const payee = payeeName?.required ? { payeeName: "Ligaya dela Cruz" } : {};
  const proof = captcha?.enabled ? await captchaProof(cell, member, address) : {};
  return valueOf(
    cell,
    "register",
    {
      username,
      password,
      confirmPassword: password,
      email,
      ...number,
      ...code,
      ...payee,
      ...proof,
      ...(member.affiliateCode !== undefined && { affiliateCode: member.affiliateCode }),
      registerMethod: "H5",
    },
    address,
  );
}

async function captchaProof(
  cell: Cell,
  { username }: Member,
  address: string,
): Promise<{ captcha: string; captchaId: string }> {
  const captchaId = `enrolment-of-${username}`;
  await valueOf(cell, "captcha", { captchaId }, address);
  return { captcha: await lastSecretTo(cell, captchaId), captchaId };
}

/** Registers a member through the API and stores the session in the tab for its next page. */
export async function enterAs(page: Page, cell: Cell, member: Member): Promise<void> {
  await keepInTab(page, cell, await enrol(cell, member));
}
