import { z } from "zod";
import { routeId } from "./vocabulary/reference.ts";

/** A place that a brand may omit: links to it are then not shown. */
const place = (description: string) => routeId.optional().describe(description);

/** The routes that the engine itself, and widgets, lead to. They are named here once, by what they are for. */
export const places = z
  .strictObject({
    home: routeId.describe(
      "The start page: behind the logo, after signing out, and whenever there is nothing to go back to (account §2.2, §2.3, §4).",
    ),
    signIn: routeId.describe("Where visitors sign in; they then return to the page they wanted (account §2.5, §6)."),
    signUp: place("Where visitors register, from the popup that asks to sign in (account §2.3, §2.6)."),
    recovery: place("Where a forgotten password is replaced (account §2.7)."),
    trial: place("Where a trial account is opened (account §2.5)."),
    newPassword: place(
      "Where a new password is chosen: also who signed in with a temporary one is led there (account §2.7, §2.8).",
    ),
    notFound: place("What is shown at an address that no route has; home when absent."),
    offline: place(
      "The page that phones keep for when there is no connection (decision 028); without it phones keep none.",
    ),
    maintenance: place("What is shown in place of every page while the platform is in maintenance (account §2.2)."),
    regionRestricted: place(
      "What is shown in place of every page where the platform does not serve the visitor's region (account §2.2).",
    ),
    addressBlocked: place("Where the refusal of a visitor's address leads (games §2, §8)."),
    platformUnknown: place("Where a platform leads that does not know the merchant (games §2, §8)."),
    deposit: place("Where money is paid in (games §2, Mobile home)."),
    withdrawal: place("Where money is paid out (games §2, Mobile home)."),
    member: place("The account of who is signed in (account §2.4)."),
    messages: place("The member's messages (account §2.3)."),
    announcements: place("The announcements; the query `id` names one (games §2)."),
    promotions: place("Where a banner of a promotion leads (games §2)."),
    activities: place("What the merchant runs for its members (account §2.1)."),
    activity: place("One activity; the query `id` names it (account §2.1)."),
    games: place("Games of a category, by the queries `gameType` and `vendor` (games §2, §9)."),
    slots: place("Slots of a vendor, by the query `vendor` (games §2, §9)."),
    game: place(
      "Where a game is played: by the queries `vendor`, `category`, `gameId` and `nodeId`, or by `playType`, `prize_mode` and `code` (games §7, §9).",
    ),
    draws: place("The lobby of lottery games (games §2, §9)."),
    draw: place("Where bets on a draw are made; the query `code` names it (games §2)."),
  })
  .describe("The places of the site by what they are for, each the id of a route.");
export type Places = z.infer<typeof places>;
/** The name of a place. */
export type Place = keyof Places;

/** The queries by which the engine opens a place: the route that is named there takes them. */
export const placeQueries: Readonly<Partial<Record<Place, readonly string[]>>> = {
  announcements: ["id"],
  activity: ["id"],
  games: ["gameType", "vendor"],
  slots: ["vendor"],
  game: ["vendor", "category", "gameId", "nodeId", "playType", "prize_mode", "code"],
  draw: ["code"],
};

/** Places that are shown in place of every page, or that a platform's refusal leads to. */
export const standIns = [
  "maintenance",
  "regionRestricted",
  "addressBlocked",
  "platformUnknown",
] as const satisfies readonly Place[];

/** Places that say that something cannot be shown. */
export const mishaps: readonly Place[] = ["notFound", "offline", ...standIns];
