import type { APIRequestContext, APIResponse } from "@playwright/test";
import { E2E_PORT } from "./product.ts";

/** Sends a request to the host for a host name. Only browsers resolve *.localhost by themselves. */
export function ask(
  request: APIRequestContext,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.get(`http://127.0.0.1:${E2E_PORT}${path}`, { headers: { Host: host, ...headers } });
}
