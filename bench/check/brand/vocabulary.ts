import type { JsonObject } from "#kernel/json.ts";
import type { Chance } from "./chance.ts";

/** Parts that show records, teams and forms: what a brand has of them by the ids of its entries. */
export interface OwnParts {
  routes: JsonObject;
  screens: JsonObject;
  forms: JsonObject;
}

type Part = (chance: Chance) => OwnParts;

/**
 * Of a hundred brands 80 have a record of their own, as all but one of the five that the engine comes with, half of
 * these with a period as one cell; 30 have a form that chooses from what a call lists and begins with what is around
 * it, and 15 a tree. No brand of the engine has the last two yet: they are our guess.
 */
const shares: readonly (readonly [percent: number, part: Part])[] = [
  [80, ownBets],
  [40, offersWithDates],
  [30, askedVendor],
  [15, team],
];

/** What a brand has of the vocabulary. */
export function ownPartsOf(chance: Chance): OwnParts {
  const parts = shares.flatMap(([percent, part]) => (chance.often(percent) ? [part(chance)] : []));
  const all = (key: keyof OwnParts) => Object.assign({}, ...parts.map((part) => part[key])) as JsonObject;
  return { routes: all("routes"), screens: all("screens"), forms: all("forms") };
}

function routeTo(id: string, more: JsonObject = {}): JsonObject {
  return { [id]: { path: `/m/${id}`, title: `club.${id}`, screen: id, access: "session", ...more } };
}

/** Bets with filters that share a sum, said in a text, and a sheet for each. */
function ownBets({ pick, some }: Chance): OwnParts {
  const taken = { from: { filter: "days.from" }, to: { filter: "days.to" }, status: { filter: "status" } };
  const fields = Object.fromEntries(some(["at", "status", "stake", "paid", "vendorName"], 3).map((id) => [id, {}]));
  const screen = {
    filters: {
      status: { kind: "choice", of: "betRecord.status", any: "filter.any" },
      days: {
        kind: "period",
        label: "period.days",
        presets: ["today", "week", "month"],
        initial: pick(["today", "week"]),
      },
    },
    data: { sums: { call: "betSummary", with: taken } },
    body: {
      bar: { widget: "filter-bar" },
      note: {
        widget: "text",
        options: {
          text: { text: "club.sums", values: { stake: { data: "sums.stake" }, since: { filter: "days.from" } } },
        },
      },
      list: {
        widget: "record-list",
        options: {
          source: { call: "betRecords", with: taken },
          look: pick(["rows", "cards"]),
          fields: { name: { role: "title" }, ...fields },
          open: { sheet: "bet" },
        },
      },
    },
    sheets: {
      bet: {
        title: { text: "club.bet", values: { name: { row: "name" } } },
        body: {
          all: { widget: "record", options: { fields: { stake: {}, paid: {}, net: {}, at: {}, id: { as: "copy" } } } },
        },
      },
    },
  };
  return { routes: routeTo("ownBets"), screens: { ownBets: screen as unknown as JsonObject }, forms: {} };
}

/** Promotions with the days on which they run. */
function offersWithDates({ pick }: Chance): OwnParts {
  const screen: JsonObject = {
    body: {
      list: {
        widget: "record-list",
        options: {
          source: { call: "activities" },
          look: pick(["rows", "cards"]),
          fields: { title: {}, startsAt: { as: "period", to: "endsAt" }, status: {} },
        },
      },
    },
  };
  return { routes: routeTo("ownOffers"), screens: { ownOffers: screen }, forms: {} };
}

/** A form that begins with what a link says, chooses from a list, and is limited by what an answer says. */
function askedVendor({ pick }: Chance): OwnParts {
  const form: JsonObject = {
    fields: {
      from: { kind: "date", label: "club.from", required: true, initial: { query: "since" } },
      to: { kind: "date", label: "club.to", min: { input: "from" }, initial: { input: "from" } },
      vendor: {
        kind: "choice",
        label: "club.vendor",
        look: pick(["list", "chips"]),
        initial: { query: "vendor" },
        from: { call: "vendors", value: "vassalage", fields: { accountTypeName: {} }, coming: 4 },
      },
    },
    submit: { call: "betSummary", label: "club.submit", busy: "in_please_wait" },
    after: { success: [{ action: "toast", text: "club.sent", kind: "success" }] },
  };
  const query = { since: "The first day.", vendor: "The vendor that is chosen." };
  return {
    routes: routeTo("askVendor", { query }),
    screens: { askVendor: { body: { form: { widget: "form", options: { form: "ask-vendor" } } } } },
    forms: { "ask-vendor": form },
  };
}

/** An agent's team, one level at a time. */
function team({ pick, some }: Chance): OwnParts {
  const opened = { parentId: { query: "member" } };
  const fields = Object.fromEntries(some(["type", "joinedAt", "members", "status"], 2).map((id) => [id, {}]));
  const options = {
    source: { call: "teamMembers", with: opened },
    children: { query: "member", count: "members" },
    breadcrumb: { source: { call: "teamPath", with: opened }, fields: { userName: {} } },
    look: pick(["rows", "cards", "table"]),
    fields: { userName: {}, ...fields },
  };
  return {
    routes: routeTo("ownTeam", { access: "agent", query: { member: "Whose members are listed." } }),
    screens: { ownTeam: { body: { tree: { widget: "tree-list", options: options as unknown as JsonObject } } } },
    forms: {},
  };
}
