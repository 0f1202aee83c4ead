import type { CallOutput } from "#gateway/contract.ts";
import type { CallWire } from "#gateway/call-facts.ts";
import { sentInput } from "#gateway/sent-input.ts";
import { browserFacts, channelOf } from "#session/device.ts";
import { answeredAt } from "./answered-at.ts";
import { answerOf } from "./answer.ts";
import { GatewayError } from "./gateway-error.ts";
import { callAddress, queryOf } from "./call-address.ts";
import { forgetEarlyAnswers, takeEarlyAnswer } from "./early-answers.ts";
import { eitherSignal } from "./either-signal.ts";
import { isOnce } from "./once.ts";
import type { CallRequest, Transport } from "./transport.ts";
import { learnClock } from "./server-clock.ts";
import { wireOf } from "./wire-of.ts";

/** Timeout in milliseconds of a call without files. */
const TIMEOUT = 10_000;
/**
 * Bytes of files that a slow phone sends in a millisecond: the timeout of a call with files is extended accordingly.
 */
const SLOW_UPLOAD = 64;

/** Sends calls over the network to the page's own origin, which forwards them to the brand's platform. */
export const browserTransport: Transport = async (request) => {
  const entry = wireOf(request.call);
  const { status, text } = await send(entry, request);
  return answerOf(request, status, jsonIn(text));
};

/**
 * Sends a call and reads the whole answer; a connection that breaks half-way has failed, too. The outcome of a call
 * that must not be repeated is then uncertain, unless the phone was offline from the start.
 */
async function send(entry: CallWire, request: CallRequest): Promise<{ status: number; text: string }> {
  const { method = "GET" } = entry;
  const inQuery = method === "GET" || method === "DELETE";
  const body = inQuery ? undefined : await bodyFor(entry, { ...request, input: sentInput(entry, request.input) });
  const uncertain = isOnce(request) && navigator.onLine !== false;
  const timeout = AbortSignal.timeout(TIMEOUT + Math.ceil(bytesOf(request.input) / SLOW_UPLOAD));
  try {
    const address = inQuery ? callAddress(request) : entry.path;
    const early = method === "GET" ? await takeEarlyAnswer(address, request) : forgetEarlyAnswers();
    const response =
      early ??
      (await fetch(address, {
        method,
        headers: {
          ...headersOf(request),
          ...(body && contentHeaders(entry)),
          ...(entry.device && isInstalledWebApp() && { Device: "OTHERS" }),
        },
        signal: request.signal ? eitherSignal(timeout, request.signal) : timeout,
        ...(body !== undefined && { body }),
      }));
    const arrivedAt = Date.now();
    const text = await response.text();
    learnClock(answeredAt(text, response.headers), arrivedAt);
    return { status: response.status, text };
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new GatewayError(uncertain ? "uncertain" : timeout.aborted ? "timeout" : "network", String(cause));
  }
}

function headersOf(request: CallRequest): Record<string, string> {
  return { "Merchant-Code": request.merchantCode, ...(request.token && { Authorization: `Bearer ${request.token}` }) };
}

/** The installed-app shell is not a web app: it has a name of its own. */
function isInstalledWebApp(): boolean {
  return channelOf(browserFacts()) === "WEBCLIP" || channelOf(browserFacts()) === "PWA";
}

function contentHeaders(entry: CallWire): Record<string, string> {
  // The browser sets the type of a form with files itself: only it knows the boundary.
  if (entry.multipart) return {};
  if (entry.encrypted) return { "Content-Type": "application/jose", Encryption: "JWE" };
  return { "Content-Type": entry.form ? "application/x-www-form-urlencoded" : "application/json" };
}

async function bodyFor(entry: CallWire, request: CallRequest): Promise<string | FormData> {
  if (entry.multipart) return partsOf(request.input);
  if (entry.form) return queryOf(request.input).slice(1);
  const plain = JSON.stringify(request.input);
  if (!entry.encrypted) return plain;
  const [{ encryptBody }, answer] = await Promise.all([
    loadEncryption(),
    browserTransport({ call: "startUp", input: {}, merchantCode: request.merchantCode, token: null }),
  ]);
  const startUp = answer as CallOutput<"startUp">;
  return encryptBody(plain, startUp.encryptionKey, startUp.serverTime);
}

/** A form part for each field and each file of an input; what is an object is one with JSON. */
function partsOf(input: CallRequest["input"]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : partOf(one));
  return form;
}

function partOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Total size of an input's files in bytes. */
function bytesOf(input: CallRequest["input"]): number {
  return Object.values(input)
    .flat()
    .reduce<number>((bytes, value) => bytes + (value instanceof Blob ? value.size : 0), 0);
}

/** Code that fails to load is a network failure, not one of the platform. */
async function loadEncryption() {
  try {
    return await import("./encrypt-body.ts");
  } catch (cause) {
    throw new GatewayError("network", String(cause));
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
