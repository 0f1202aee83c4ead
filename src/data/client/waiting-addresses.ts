import type { QueryClient } from "@tanstack/react-query";
import { callWires } from "#gateway/call-wires.ts";
import { callAddress } from "./transport/call-address.ts";
import type { CallRequest } from "./transport/transport.ts";

/** The addresses of calls that wait for a session and nothing else: a document can send them as soon as it has one. */
export function waitingAddresses(client: QueryClient): string[] {
  return client
    .getQueryCache()
    .getAll()
    .map(({ meta }) => meta?.["waiting"] as CallRequest | undefined)
    .filter((request) => request !== undefined)
    .filter(({ call }) => callWires[call].method === "GET")
    .map(callAddress);
}
