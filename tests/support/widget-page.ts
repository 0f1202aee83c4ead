import { brand as brandSchema } from "#descriptor/brand.ts";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { CallName, CallOutput } from "#gateway/contract.ts";

/** A default answer of the start-up call. */
export const plainStartUp: CallOutput<"startUp"> = {
  info: {
    mobileTemplate: { mem_cen: "0", dep_func: "0" },
    flags: {},
    promotions: { MISSION: true, REFERRAL: true },
    dividendDisplay: false,
    menu: {},
  },
  location: { country: "PH", currency: "PHP" },
  maintenance: false,
  regionRestriction: false,
  encryptionKey: { kty: "EC", crv: "P-256", x: "x", y: "y", kid: "1" },
  serverTime: "2026-01-01T00:00:00.000Z",
};

/** A default answer of the call for settings. */
export const plainSettings: CallOutput<"settings"> = {
  imageCDNs: [],
  customerService: [],
  resources: [],
  whitelabel: { menu: [] },
  mainDomain: "",
};

/** A sample brand as a page sees it. */
export function testSite(changes: Partial<SiteSlice> = {}): SiteSlice {
  const route = { header: "page" as const, footer: true, access: "everyone" };
  return {
    brand: "acme",
    digest: "0",
    name: "Acme",
    language: "EN",
    scheme: "light",
    watched: false,
    languages: [
      { code: "EN", name: "English", tag: "en-PH", direction: "ltr" },
      { code: "TY", name: "Filipino", tag: "fil-PH", direction: "ltr" },
    ],
    merchant: { code: "acme", trialCode: "acmetrial" },
    market: "ph",
    logo: { fill: "ink" },
    flags: {},
    features: brandSchema.shape.features.parse({}),
    routes: {
      home: { ...route, path: "/m/home", header: "home" },
      login: { ...route, path: "/m/login", header: "none", footer: false, back: { replace: "home" } },
      register: { ...route, path: "/m/register" },
      messages: { ...route, path: "/m/webEmail" },
      deposit: { ...route, path: "/m/voucherCenter" },
      withdraw: { ...route, path: "/m/withdraw" },
      memberHome: { ...route, path: "/m/member/home" },
      notice: { ...route, path: "/m/notice" },
      launchGame: { ...route, path: "/m/launchGame" },
      notFound: { ...route, path: "/m/notFound" },
    },
    places: {
      home: "home",
      signIn: "login",
      signUp: "register",
      recovery: "forget",
      trial: "trial",
      newPassword: "changePassword",
      notFound: "notFound",
      maintenance: "maintenance",
      regionRestricted: "regionRestricted",
      addressBlocked: "blockedIp",
      platformUnknown: "serviceError",
      deposit: "deposit",
      withdrawal: "withdraw",
      member: "memberHome",
      messages: "messages",
      announcements: "notice",
      promotions: "rewardCenter",
      activities: "activity",
      activity: "activityInfo",
      games: "gameList",
      slots: "slotsCenter",
      game: "launchGame",
      draws: "lottery",
      draw: "startLottery",
    },
    access: { everyone: { description: "Everyone.", enter: [] } },
    header: {
      home: { look: "bar", start: {}, centre: {}, end: {} },
      page: { look: "bar", start: {}, centre: {}, end: {} },
    },
    footer: { look: "bar", icons: "line", tabs: {} },
    menus: {},
    texts: {},
    icons: {},
    assets: {},
    gameOrigins: ["https://games.example"],
    ...changes,
  };
}

/** A sample of the part of a brand that one route needs. */
export function testPage(changes: Partial<PageSlice> = {}): PageSlice {
  return {
    route: "home",
    screen: { layout: "stack", body: {} },
    forms: {},
    rules: {},
    texts: {},
    icons: {},
    answers: [],
    renderedAt: Date.parse("2026-01-01T00:00:00Z"),
    pictures: null,
    seed: 1,
    ...changes,
  };
}

/** The answer of a call in a test: a value, an error to throw, or a function of the input. */
export type Answers = Partial<Record<CallName, unknown>>;
