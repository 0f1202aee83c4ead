import type { QueryClient } from "@tanstack/react-query";
import { wireOf } from "./transport/wire-of.ts";
import { callAddress } from "./transport/call-address.ts";
import type { CallRequest } from "./transport/transport.ts";

/**
 * The addresses of calls that wait for a session and nothing else: a document can send them as soon as it has one. Not of those
 * that send what only the page knows, such as its own address, which is empty where nobody visits it.
 */
export function waitingAddresses(client: QueryClient): string[] {
  return client
    .getQueryCache()
    .getAll()
    .map(({ meta }) => meta?.["waiting"] as CallRequest | undefined)
    .filter((request) => request !== undefined)
    .filter(({ call, input }) => !wireOf(call).method && !Object.values(input).includes(""))
    .map(callAddress);
}
