import { renderToString } from "react-dom/server";
import { prerender as renderWhole } from "react-dom/static";
import { factsOf } from "#facts/facts-of.ts";
import { audienceBy } from "#facts/use-audience.ts";
import { refusalOfRoute } from "#guards/enter.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import type { CallOutput } from "#gateway/contract.ts";
import { forgetSession, keepSession, type Session } from "#session/session.ts";
import { drawHydrated } from "#ui/use-hydrated.ts";
import { prepare } from "./prerender.tsx";
import {
  clientOutsideBrowser,
  fetchPendingQueries,
  pageOutsideBrowser,
  ROUNDS,
  type PageOutsideBrowser,
} from "./page-outside-browser.tsx";
import type { Slices } from "./site.tsx";

export { prepare };

/** A platform, and the answers that it has given: no page asks again. */
export type Platform = Pick<PageOutsideBrowser, "transport" | "client">;

/** A platform that always answers the same. What failed is drawn as failed, and not as on its way again. */
export function platformOf(transport: Transport): Platform {
  const client = clientOutsideBrowser();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
  return { transport, client };
}

/** A page to draw, and for whom. */
export interface DrawTask {
  slices: Slices;
  address: string;
  /** The visitor's session; null: a guest. */
  session: Session | null;
  platform: Platform;
  /**
   * Whether the page is drawn as it is once the browser has hydrated it. Otherwise it is drawn as the host does, and a
   * second time a minute later, as a browser would that hydrates it then.
   */
  hydrated: boolean;
}

/** What came of it. */
export interface Drawn {
  /** The HTML inside the root element. */
  html: string;
  /** Messages of the exceptions that parts of the page threw; the rest was drawn without them. */
  exceptions: readonly string[];
  /** The HTML a minute later, from the same answers. */
  later?: string;
}

/**
 * Draws a page for a visitor, as the host would if it knew the session; undefined: the page refuses this visitor. One
 * page at a time: the session is the process's.
 */
export async function draw({ slices, address, session, platform, hydrated }: DrawTask): Promise<Drawn | undefined> {
  if (session) keepSession(session);
  else forgetSession();
  drawHydrated(hydrated);
  if (await isRefused({ slices, session, platform, hydrated })) return undefined;
  const page = { slices, address, ...platform };
  let drawn = await drawOnce(page);
  for (let round = 1; round < ROUNDS && (await fetchPendingQueries(page.client)).length > 0; round++)
    drawn = await drawOnce(page);
  return hydrated ? drawn : { ...drawn, later: (await later(() => drawOnce(page))).html };
}

/** Whether all that there is for this visitor is a placeholder. */
async function isRefused(task: Omit<DrawTask, "address">): Promise<boolean> {
  const { site, page } = task.slices;
  const startUp = await task.platform
    .transport({ call: "startUp", input: {}, merchantCode: site.merchant.code, token: null })
    .catch(() => undefined);
  const facts = factsOf(site, task.session, [], startUp as CallOutput<"startUp"> | undefined);
  return audienceBy((visitor) => !refusalOfRoute(site, page.route, visitor), facts, task.hydrated) === "nobody";
}

/** React marks a part that it left to the browser, because it threw or because its code was still loading. */
const LEFT_OUT = "<!--$!-->";

async function drawOnce(page: PageOutsideBrowser): Promise<Drawn> {
  const html = renderToString(pageOutsideBrowser(page));
  return html.includes(LEFT_OUT) ? drawWhole(page) : { html, exceptions: [] };
}

/** Waits for code that is loading, and says what a part threw: both cost several times as much. */
async function drawWhole(page: PageOutsideBrowser): Promise<Drawn> {
  const exceptions: string[] = [];
  const { prelude } = await renderWhole(pageOutsideBrowser(page), {
    onError: (error) => {
      exceptions.push(error instanceof Error ? error.message : String(error));
    },
  });
  return { html: await new Response(prelude).text(), exceptions };
}

const MINUTE = 60_000;

/** Runs something with the clock a minute ahead. */
async function later<T>(run: () => Promise<T>): Promise<T> {
  const Now = Date;
  class Later extends Now {
    static override now(): number {
      return Now.now() + MINUTE;
    }
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Later.now()] : given) as [number]));
    }
  }
  globalThis.Date = Later as DateConstructor;
  try {
    return await run();
  } finally {
    globalThis.Date = Now;
  }
}
