import { CompactEncrypt, importJWK } from "jose";
import { contract, type CallInput, type CallName, type CallOutput, type Failure } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import type { SentMessage } from "../../sandbox/outbox/outbox.ts";
import type { TestPlatform } from "./platform.ts";

export interface Answer<C extends CallName> {
  status: number;
  headers: Headers;
  value: CallOutput<C>;
  failure: Failure;
}
export interface Manner {
  merchant?: string | undefined;
  token?: string | undefined;
  /** The address the call seems to come from. */
  address?: string | undefined;
  /** Sends this body as it is, in place of the input. */
  rawBody?: string | undefined;
  headers?: Record<string, string> | undefined;
}

export const acme = {
  code: "acme",
  trialCode: "acme-trial",
  name: "Acme",
  currency: "PHP",
  country: "PH",
  scheme: "dark",
  hosts: ["acme.localhost", "m.acme.example"],
  phoneAuth: { projectId: "acme-project" },
  palette: { accent: "#22ddaa", accentAlt: "#dd22aa", surface: "#110022", ink: "#ffffff" },
} as const;
export const zenith = {
  ...acme,
  code: "zenith",
  trialCode: "zenith-trial",
  name: "Zenith",
  scheme: "light",
  hosts: ["zenith.localhost"],
  phoneAuth: undefined,
} as const;

/** Calls a platform over HTTP the way a site does. */
export class Caller {
  readonly platform: TestPlatform;
  constructor(platform: TestPlatform) {
    this.platform = platform;
  }

  async call<C extends CallName>(name: C, input: CallInput<C>, manner: Manner = {}): Promise<Answer<C>> {
    const endpoint: Endpoint = contract[name];
    const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE";
    const url = new URL(endpoint.path, this.platform.url);
    if (inQuery) for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value));
    const body = inQuery ? {} : { body: manner.rawBody ?? (await this.#bodyOf(endpoint, input)) };
    const response = await fetch(url, {
      method: endpoint.method,
      headers: headersOf(endpoint, manner, !inQuery),
      ...body,
    });
    const answer = (await response.json()) as { value: CallOutput<C> } & Failure;
    return { status: response.status, headers: response.headers, value: answer.value, failure: answer };
  }

  /** A call that must succeed: its value, checked against the contract. */
  async value<C extends CallName>(name: C, input: CallInput<C>, manner: Manner = {}): Promise<CallOutput<C>> {
    const answer = await this.call(name, input, manner);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.failure)}`);
    return contract[name].output.parse(answer.value) as CallOutput<C>;
  }

  /** Signs a seeded account in and returns its token. */
  async signIn(username: string, manner: Manner = {}): Promise<string> {
    return (await this.value("login", { username, password: "Livery-2026", type: "username" }, manner)).token;
  }

  /** The calls of whoever runs the sandbox. */
  operate(method: "PUT" | "PATCH", path: string, body: unknown, secret = this.platform.secret): Promise<Response> {
    return fetch(this.platform.url + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** The newest letter to a number, an address or the holder of a captcha. */
  async messageTo(recipient: string): Promise<SentMessage> {
    const response = await fetch(
      `${this.platform.url}/sandbox/outbox?${new URLSearchParams({ to: recipient }).toString()}`,
      { headers: { authorization: `Bearer ${this.platform.secret}`, accept: "application/json" } },
    );
    const [letter] = ((await response.json()) as { value: SentMessage[] }).value;
    if (!letter) throw new Error(`Nothing was sent to ${recipient}`);
    return letter;
  }

  /** Asks for a code and reads it from the outbox. */
  async codeFor(mobileNum: string, purpose: CallInput<"smsCode">["purpose"], manner: Manner = {}): Promise<string> {
    await this.value("smsCode", { mobileNum, purpose }, manner);
    return (await this.messageTo(`+63${mobileNum.replace(/^0/, "")}`)).secret;
  }

  /** Asks for a captcha and reads its answer from the outbox. */
  async captchaFor(captchaId: string, manner: Manner = {}): Promise<string> {
    await this.value("captcha", { captchaId }, manner);
    return (await this.messageTo(captchaId)).secret;
  }

  async #bodyOf(endpoint: Endpoint, input: object): Promise<string | FormData> {
    if (endpoint.multipart) return partsOf(input);
    if (endpoint.form) return new URLSearchParams(Object.entries(input)).toString();
    const text = JSON.stringify(input);
    if (!endpoint.encrypted) return text;
    const { encryptionKey } = await this.value("startUp", {});
    return encrypt(text, encryptionKey, encryptionKey.kid);
  }
}

/** Text and files as the parts of a form. */
function partsOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const part of [value].flat() as (string | File)[]) form.append(name, part);
  return form;
}

/** A compact JWE of a text for a platform's public key. */
export async function encrypt(
  text: string,
  key: { kty: "EC"; crv: string; x: string; y: string },
  kid: string,
): Promise<string> {
  const { kty, crv, x, y } = key;
  const publicKey = await importJWK({ kty, crv, x, y }, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid })
    .encrypt(publicKey);
}

function headersOf(endpoint: Endpoint, manner: Manner, hasBody: boolean): Record<string, string> {
  const plain = endpoint.form ? "application/x-www-form-urlencoded" : "application/json";
  const encrypted: Record<string, string> = endpoint.encrypted
    ? { "content-type": "application/jose", encryption: "JWE" }
    : { "content-type": plain };
  return {
    "merchant-code": manner.merchant ?? acme.code,
    // The type of a form with files names what stands between its parts: only who writes the form knows it.
    ...(hasBody && (!endpoint.multipart || manner.rawBody !== undefined) && encrypted),
    ...(manner.token !== undefined && { authorization: `Bearer ${manner.token}` }),
    ...(manner.address !== undefined && { "x-forwarded-for": manner.address }),
    ...manner.headers,
  };
}
