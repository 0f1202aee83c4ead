import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, vi } from "vitest";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { required } from "#kernel/assert.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { createQueryClient } from "#data/client/cache/query-client.ts";
import { forgetPages, cachePage } from "#data/page/slice-store.ts";
import type { CallRequest } from "#data/client/transport/transport.ts";
import { forgetSession, keepSession, type Session } from "#session/session.ts";
import { prepare } from "#app/prerender.tsx";
import { useToasts, type Toast } from "#ui/toast/toast-store.ts";
import { Site } from "#app/site.tsx";
import { plainSlices, slicesOf, type PlainLayer } from "./plain-brand.ts";
import { memberSession } from "./render-widget.tsx";
import { plainSettings, plainStartUp, type Answers } from "./widget-page.ts";
import { eventually } from "./eventually.ts";

afterEach(async () => {
  cleanup();
  // Lets pending answers arrive before the document is removed.
  await new Promise((resolve) => setTimeout(resolve, 0));
});

// Preloads every widget, so that a page is drawn at once.
await prepare();

/** A platform without activity. */
const quiet: Answers = {
  startUp: plainStartUp,
  announcements: [],
  activities: [],
  helpArticles: [],
  hotGames: [],
  hotMatches: [],
  vendors: [],
  gameCategories: { content: [] },
  gameList: { content: [], pageNum: 1, totalPages: 1 },
  lotteryMenu: {},
  winnerBoard: [],
  settings: plainSettings,
  fieldRules: {},
  registerSettings: { fields: {}, flags: {}, captcha: false },
  captcha: "aW1hZ2U=",
  countryList: [{ code: "PH", name: "Philippines", dialingCode: "63" }],
  smsCode: { expiredMinutes: 5 },
  memberInfo: { account: "maria", nickname: "Maria", type: 0 },
  wallet: { sumBalance: 1234.5, currency: "PHP" },
  merchantWallet: { balance: 0, currency: "PHP" },
  walletList: [],
  headIcon: [],
  unreadCount: 0,
  promotionCount: 0,
  favouriteIds: [],
  favouriteList: { content: [], pageNum: 1, totalPages: 1 },
  recentGames: { content: [], pageNum: 1, totalPages: 1 },
  contractCheck: { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null },
  messages: { content: [], pageNum: 1, totalPages: 1 },
  sessionList: [],
  passkeyList: [],
  playingTime: {
    since: "2026-03-14T05:20:00.000Z",
    minutes: 0,
    stake: "0.00",
    paid: "0.00",
    net: "0.00",
    every: "never",
  },
  logout: { ended: true },
} as Answers;

export interface Opening {
  flags?: Record<string, boolean>;
  /** The layer that the brand extends; by default the market. */
  layer?: PlainLayer;
  /** A brand of its own instead. */
  brand?: CompiledBrand;
  language?: LanguageCode;
  /** The visitor's session; by default a guest. */
  session?: Partial<Session>;
  /** The address that the visitor comes from. */
  from?: string;
  /** Answers in addition to the default ones; every other call fails. */
  answers?: Answers;
}

export interface OpenSite {
  /** Every call that was made, in order. */
  calls: CallRequest[];
  /** The visitor's current path and query. */
  address(): string;
  /** Every address that was open, in order. */
  visited: string[];
  /** Goes back to the page before, as the browser does. */
  back(): Promise<void>;
  /** The last input of a call. */
  sent(call: string): unknown;
  /** Every toast that has been shown, in order. */
  toasts: Toast[];
}

/** Opens an address of the whole site of the base layer and waits until its page is drawn. */
export async function openSite(
  address: string,
  { flags = {}, layer = "markets/ph", brand, language = "EN", session, from, answers = {} }: Opening = {},
): Promise<OpenSite> {
  const { site, pages } = brand ? slicesOf(brand, language) : plainSlices(layer, language, flags);
  cleanup();
  forgetPages();
  for (const page of pages.values()) cachePage(language, page);
  if (session) keepSession({ ...memberSession, merchantCode: "plain", ...session });
  else forgetSession();
  const calls: CallRequest[] = [];
  const visited: string[] = [];
  const way: { back?: () => void } = {};
  const onMove = (now: string, back: () => void) => {
    if (visited.at(-1) !== now) visited.push(now);
    way.back = back;
  };
  const toasts: Toast[] = [];
  vi.stubGlobal("scrollTo", () => undefined);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={from === undefined ? [address] : [from, address]}>
        <Site
          initial={{ site, page: required(pages.get("notFound"), "notFound") }}
          client={createQueryClient()}
          transport={(request) => answer(request, answers, calls)}
        />
        <Watch onMove={onMove} toasts={toasts} />
      </MemoryRouter>,
    );
  });
  await eventually(() => required(document.querySelector("main h1, header h1"), "A heading"));
  return {
    calls,
    toasts,
    address: () => visited.at(-1) ?? "",
    visited,
    back: () => act(async () => way.back?.()),
    sent: (call) => calls.findLast((request) => request.call === call)?.input,
  };
}

/** Reports what happens around the page to the test. */
function Watch({ onMove, toasts }: { onMove: (now: string, back: () => void) => void; toasts: Toast[] }) {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  onMove(`${pathname}${search}`, () => void go(-1));
  for (const toast of useToasts()) if (!toasts.some(({ id }) => id === toast.id)) toasts.push(toast);
  return null;
}

async function answer(request: CallRequest, answers: Answers, calls: CallRequest[]): Promise<unknown> {
  calls.push(request);
  const all: Answers = { ...quiet, ...answers };
  if (!(request.call in all)) throw new GatewayError("platform.failed", `The test has no answer for "${request.call}"`);
  const given = all[request.call];
  return typeof given === "function" ? (given as (input: unknown) => unknown)(request.input) : given;
}
