import { withPart, type PartChange } from "./added-part.ts";
import type { GoodFile, GoodSite } from "./good-site.ts";
import type { Mutation } from "./mutation.ts";

const label = "filter.any";

/** A screen whose parts share filters, data and a row, with texts that have values, a period and a tree. It has no mistake. */
export const goodScreen = {
  filters: {
    days: { kind: "period", label, presets: ["today", "week"], initial: "today" },
    which: { kind: "choice", label, any: label, choices: { game: { label }, lottery: { label } } },
  },
  data: {
    sums: { call: "betSummary", with: { vendor: { data: "owner.account" } } },
    owner: { call: "memberInfo" },
  },
  body: {
    bar: { widget: "filter-bar" },
    note: {
      widget: "text",
      options: { text: { text: "session.questionText", values: { used: { data: "sums.stake" } } } },
    },
    list: {
      widget: "record-list",
      options: {
        source: {
          call: "betRecords",
          with: {
            from: { filter: "days.from" },
            to: { filter: "days.to" },
            kind: { filter: "which" },
            vendor: { data: "sums.stake" },
          },
        },
        fields: { name: {}, stake: {}, status: {} },
        open: { sheet: "bet" },
        empty: { text: { text: "session.questionText", values: { used: { filter: "days.from" } } } },
      },
    },
    offers: {
      widget: "record-list",
      options: { source: { call: "activities" }, fields: { title: {}, startsAt: { as: "period", to: "endsAt" } } },
    },
    team: {
      widget: "tree-list",
      options: {
        source: { call: "teamMembers", with: { parentId: { query: "member" } } },
        children: { query: "member", key: "id", count: "members" },
        breadcrumb: {
          source: { call: "teamPath", with: { parentId: { query: "member" } } },
          key: "id",
          fields: { userName: {} },
        },
        fields: { userName: {}, joinedAt: {} },
      },
    },
  },
  sheets: {
    bet: {
      title: { text: "game.play", values: { name: { row: "name" } } },
      body: { all: { widget: "record", options: { fields: { name: {}, paid: {}, id: {} } } } },
    },
  },
};

/** The route of the screen. */
export const triedRoute = {
  path: "/m/tried",
  title: label,
  screen: "tried",
  access: "agent",
  query: { member: "Whose team is listed." },
};

/** A brand.json in which the screen is one more, with one change. Undefined for other files. */
export function withScreen(file: GoodFile, { good }: GoodSite, change: PartChange): Mutation | undefined {
  // A layer with routes in a file of their own cannot have others in brand.json.
  if (good.some(({ path }) => path === `brands/${file.layer}/routes.json`)) return undefined;
  const besides = `"routes": { "tried": ${JSON.stringify(triedRoute)} }, `;
  return withPart(file, { section: "screens", good: goodScreen, besides }, change);
}
