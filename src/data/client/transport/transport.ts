import { createContext, useContext } from "react";
import type { CallName } from "#gateway/contract.ts";

/** One call, ready to be sent. */
export interface CallRequest {
  call: CallName;
  input: Readonly<Record<string, unknown>>;
  merchantCode: string;
  token: string | null;
  signal?: AbortSignal | undefined;
}

/** Sends calls to the platform: over the network in the browser, through the host's cache while prerendering. */
export type Transport = (request: CallRequest) => Promise<unknown>;

export const TransportContext = createContext<Transport>(() =>
  Promise.reject(new Error("No transport: render inside Providers")),
);

export function useTransport(): Transport {
  return useContext(TransportContext);
}
