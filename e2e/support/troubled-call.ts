import type { Page, Route } from "@playwright/test";
import { passedOn } from "./passed-on.ts";

/** A call that changes something, while its platform is in trouble. The platform itself gets every request. */
interface TroubledCall {
  /** How many requests the page has sent. */
  sent(): number;
  /** Ends the trouble, once what has been sent is answered. */
  end(): Promise<void>;
}

/** Keeps the answers of a call back until `release`: what a slow platform does. */
export async function slowAnswers(page: Page, path: string): Promise<TroubledCall & { release(): void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call = await intercept(page, path, async (route) => {
    const response = await passedOn(route);
    await released;
    await route.fulfill({ response });
  });
  return { ...call, release };
}

/**
 * Loses the first answers of a call, after the platform has done it: first the connection breaks, then
 * the host says that the platform has not answered. The third one arrives.
 */
export function lostAnswers(page: Page, path: string): Promise<TroubledCall> {
  return intercept(page, path, async (route, number) => {
    const response = await passedOn(route);
    if (number === 1) return route.abort("connectionreset");
    if (number === 2) return route.fulfill({ status: 502, body: "The platform did not answer" });
    return route.fulfill({ response });
  });
}

/** What the browser logs about them. */
export const lostCalls = [/net::ERR_CONNECTION_RESET/, /status of 502/];

/**
 * Sends the first request of a call twice, and gives the page the second answer: what the host does when the platform
 * closes the connection.
 */
export function doubledRequest(page: Page, path: string): Promise<TroubledCall> {
  return intercept(page, path, async (route, number) => {
    if (number === 1) await passedOn(route);
    await route.fulfill({ response: await passedOn(route) });
  });
}

/** Handles the requests of a call that are not GET, with their numbers from 1. */
async function intercept(
  page: Page,
  path: string,
  handle: (route: Route, number: number) => Promise<void>,
): Promise<TroubledCall> {
  const handled: Promise<void>[] = [];
  const isCall = (url: URL) => url.pathname === path;
  await page.route(isCall, (route) => {
    if (route.request().method() === "GET") return route.fallback();
    handled.push(handle(route, handled.length + 1));
    return handled.at(-1);
  });
  return {
    sent: () => handled.length,
    end: async () => {
      await page.unroute(isCall);
      await Promise.all(handled);
    },
  };
}
