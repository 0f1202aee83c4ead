import type { CallOutput } from "#gateway/contract.ts";
import { callTable } from "#gateway/call-table.ts";
import { GatewayError } from "./gateway-error.ts";
import type { CallRequest, Transport } from "./transport.ts";

const TIMEOUT = 10_000;
/** Comes beside the page's first questions: no page waits for it before it can be used. */
const reading = import("./answer.ts");
reading.catch(() => undefined);

interface CallEntry {
  method: string;
  path: string;
  encrypted?: boolean;
  form?: boolean;
}

/** Carries calls over the network to the page's own origin, which forwards them to the brand's platform. */
export const browserTransport: Transport = async (request) => {
  const entry: CallEntry = callTable[request.call];
  const { status, text } = await send(entry, request);
  const { answerOf } = await reader();
  return answerOf(request.call, status, jsonIn(text));
};

/** What reads answers; asked for again where it did not arrive. */
async function reader(): Promise<Awaited<typeof reading>> {
  try {
    return await reading.catch(() => import("./answer.ts"));
  } catch (cause) {
    throw new GatewayError("network", String(cause));
  }
}

/** Sends a call and reads its answer to the end; a connection that breaks half-way has failed, too. */
async function send(entry: CallEntry, request: CallRequest): Promise<{ status: number; text: string }> {
  const inQuery = entry.method === "GET" || entry.method === "DELETE";
  const body = inQuery ? undefined : await bodyFor(entry, request);
  const timeout = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(inQuery ? `${entry.path}${queryOf(request.input)}` : entry.path, {
      method: entry.method,
      headers: { ...headersOf(request), ...(body && contentHeaders(entry)) },
      signal: request.signal ? AbortSignal.any([timeout, request.signal]) : timeout,
      ...(body !== undefined && { body }),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new GatewayError(timeout.aborted ? "timeout" : "network", String(cause));
  }
}

function headersOf(request: CallRequest): Record<string, string> {
  return { "Merchant-Code": request.merchantCode, ...(request.token && { Authorization: `Bearer ${request.token}` }) };
}

function contentHeaders(entry: CallEntry): Record<string, string> {
  if (entry.encrypted) return { "Content-Type": "application/jose", Encryption: "JWE" };
  return { "Content-Type": entry.form ? "application/x-www-form-urlencoded" : "application/json" };
}

async function bodyFor(entry: CallEntry, request: CallRequest): Promise<string> {
  if (entry.form) return queryOf(request.input).slice(1);
  const plain = JSON.stringify(request.input);
  if (!entry.encrypted) return plain;
  const [{ encryptBody }, startUp] = await Promise.all([import("./encrypt-body.ts"), browserTransport({ call: "startUp", input: {}, merchantCode: request.merchantCode, token: null })]);
  return encryptBody(plain, (startUp as CallOutput<"startUp">).encryptionKey);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The query string of an input; what is undefined stays out. */
export function queryOf(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}
