import type { APIResponse, Route } from "@playwright/test";

/** Sends a page's request on to the host as it is; returns the answer, which the page does not have yet. */
export function passedOn(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  // Only browsers know the hosts below localhost.
  url.hostname = "127.0.0.1";
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}
