import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";
import { sharedKeyOf } from "./shared-key.ts";
import { contract, type CallInput, type CallName, type CallOutput, type Failure } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import type { Clock } from "../../sandbox/clock.ts";
import type { SentMessage } from "../../sandbox/outbox/outbox.ts";
import type { TestPlatform } from "./platform.ts";

export interface Answer<C extends CallName> {
  status: number;
  headers: Headers;
  value: CallOutput<C>;
  failure: Failure;
}
export interface CallOptions {
  merchant?: string | undefined;
  token?: string | undefined;
  /** The client address of the call. */
  address?: string | undefined;
  /** Sends this body instead of the input. */
  rawBody?: string | undefined;
  headers?: Record<string, string> | undefined;
}

export const acme = {
  code: "acme",
  trialCode: "acme-trial",
  name: "Acme",
  currency: "PHP",
  country: "PH",
  timeZone: "Asia/Manila",
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

/** The language of most calls that have one. */
export const EN = { language: "EN" } as const;

/** What is needed of a platform to call it, wherever it runs. */
export type CalledPlatform = Pick<TestPlatform, "url" | "secret"> & { clock: Clock };

/** Calls a platform over HTTP as a site does. */
export class Caller<Platform extends CalledPlatform = TestPlatform> {
  readonly #platform: Platform | (() => Platform);
  #startUp: CallOutput<"startUp"> | undefined;
  /** A platform may also start later than its caller is made. */
  constructor(platform: Platform | (() => Platform)) {
    this.#platform = platform;
  }

  get platform(): Platform {
    return typeof this.#platform === "function" ? this.#platform() : this.#platform;
  }

  async call<C extends CallName>(name: C, input: CallInput<C>, options: CallOptions = {}): Promise<Answer<C>> {
    const endpoint: Endpoint = contract[name];
    const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE";
    const url = new URL(endpoint.path, this.platform.url);
    if (inQuery) for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value));
    const body = inQuery ? {} : { body: options.rawBody ?? (await this.#bodyOf(endpoint, input)) };
    const response = await fetch(url, {
      method: endpoint.method,
      headers: headersOf(endpoint, options, !inQuery),
      ...body,
    });
    const answer = (await response.json()) as { value: CallOutput<C> } & Failure;
    return { status: response.status, headers: response.headers, value: answer.value, failure: answer };
  }

  /** A call that must succeed; returns its value, validated against the contract. */
  async value<C extends CallName>(name: C, input: CallInput<C>, options: CallOptions = {}): Promise<CallOutput<C>> {
    const answer = await this.call(name, input, options);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.failure)}`);
    const value = contract[name].output.parse(answer.value) as CallOutput<C>;
    const shared = sharedKeyOf(contract[name], value);
    if (shared !== undefined) throw new Error(`several entries of ${name} have the same ${shared}`);
    return value;
  }

  /** The code of the error with which a call is refused; none where it succeeds. */
  async refusal<C extends CallName>(name: C, input: CallInput<C>, options?: CallOptions): Promise<string | undefined> {
    return (await this.call(name, input, options)).failure.error?.code;
  }

  /** Signs a seeded account in and returns its token. */
  async signIn(username: string, options: CallOptions = {}): Promise<string> {
    return (await this.value("login", { username, password: "Livery-2026", type: "username" }, options)).token;
  }

  /** The same, as the options of a call. */
  async as(username: string): Promise<{ token: string }> {
    return { token: await this.signIn(username) };
  }

  /** The calls of the sandbox's operator. */
  operate(method: "PUT" | "PATCH", path: string, body: unknown, secret = this.platform.secret): Promise<Response> {
    return fetch(this.platform.url + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** The newest message to a number, an address or the holder of a captcha. */
  async messageTo(recipient: string): Promise<SentMessage> {
    const response = await fetch(
      `${this.platform.url}/sandbox/outbox?${new URLSearchParams({ to: recipient }).toString()}`,
      { headers: { authorization: `Bearer ${this.platform.secret}`, accept: "application/json" } },
    );
    const [message] = ((await response.json()) as { value: SentMessage[] }).value;
    if (!message) throw new Error(`Nothing was sent to ${recipient}`);
    return message;
  }

  /** Requests a code and reads it from the outbox. */
  async codeFor(
    mobileNum: string,
    purpose: CallInput<"smsCode">["purpose"],
    options: CallOptions = {},
  ): Promise<string> {
    const { status, failure } = await this.sendCode({ mobileNum, purpose }, options);
    if (status !== 200) throw new Error(`smsCode answered ${status} ${JSON.stringify(failure)}`);
    return (await this.messageTo(`+63${mobileNum.replace(/^0/, "")}`)).secret;
  }

  /** Requests a code as often as a test likes: with a captcha where the platform requires one. */
  async sendCode(input: CallInput<"smsCode">, options: CallOptions = {}): Promise<Answer<"smsCode">> {
    const first = await this.call("smsCode", input, options);
    if (first.failure.error?.code !== "captcha.wrong") return first;
    const captchaId = randomUUID();
    return this.call("smsCode", { ...input, captchaId, captcha: await this.captchaFor(captchaId, options) }, options);
  }

  /** Requests a captcha and reads its answer from the outbox. */
  async captchaFor(captchaId: string, options: CallOptions = {}): Promise<string> {
    await this.value("captcha", { captchaId }, options);
    return (await this.messageTo(captchaId)).secret;
  }

  async #bodyOf(endpoint: Endpoint, input: object): Promise<string | FormData> {
    if (endpoint.multipart) return partsOf(input);
    if (endpoint.form) return new URLSearchParams(Object.entries(input)).toString();
    const text = JSON.stringify(input);
    if (!endpoint.encrypted) return text;
    const { encryptionKey } = (this.#startUp ??= await this.value("startUp", {}));
    const now = this.platform.clock.now().toISOString();
    return encrypt(text, encryptionKey, { kid: encryptionKey.kid, ...validOnce(now) });
  }
}

/** Text and files as the parts of a form. */
function partsOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const [part, content] of [value].flat().flatMap((one: unknown) => partsFrom(name, one)))
      form.append(part, content);
  return form;
}

/** A value as parts: an object is one with JSON, and its files are beside it. */
function partsFrom(name: string, value: unknown): [name: string, content: string | File][] {
  if (value instanceof File || typeof value !== "object" || value === null)
    return [[name, value instanceof File ? value : String(value)]];
  const files = Object.entries(value).filter((entry): entry is [string, File[]] => Array.isArray(entry[1]));
  const words = Object.fromEntries(Object.entries(value).filter(([, one]) => !Array.isArray(one)));
  return [
    [name, JSON.stringify(words)],
    ...files.flatMap(([key, each]) => each.map((file): [string, File] => [`${name}.${key}`, file])),
  ];
}

/** What makes a body valid once, from the platform's time. */
export function validOnce(serverTime: string): { iat: number; jti: string } {
  return { iat: Math.floor(Date.parse(serverTime) / 1000), jti: randomUUID() };
}

/** A compact JWE of a text for a platform's public key. */
export async function encrypt(
  text: string,
  key: { kty: "EC"; crv: string; x: string; y: string },
  header: { kid: string; iat?: number; jti?: string },
): Promise<string> {
  const { kty, crv, x, y } = key;
  const publicKey = await importJWK({ kty, crv, x, y }, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", ...header })
    .encrypt(publicKey);
}

function headersOf(endpoint: Endpoint, options: CallOptions, hasBody: boolean): Record<string, string> {
  const plain = endpoint.form ? "application/x-www-form-urlencoded" : "application/json";
  const encrypted: Record<string, string> = endpoint.encrypted
    ? { "content-type": "application/jose", encryption: "JWE" }
    : { "content-type": plain };
  return {
    "merchant-code": options.merchant ?? acme.code,
    // The content type of a multipart form contains its boundary, which only the encoder knows.
    ...(hasBody && (!endpoint.multipart || options.rawBody !== undefined) && encrypted),
    ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    ...(options.address !== undefined && { "x-forwarded-for": options.address }),
    ...options.headers,
  };
}
