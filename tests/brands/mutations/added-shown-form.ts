import { isObject } from "#kernel/json.ts";
import { withPart, type PartChange } from "./added-part.ts";
import type { GoodFile, GoodSite } from "./good-site.ts";
import type { Mutation } from "./mutation.ts";

const label = "filter.any";

/** A form that begins with what is around it, and lists what belongs to that. It has no mistake. */
export const goodShownForm = {
  fields: {
    place: { kind: "text", label, sends: "vendor", initial: { row: "vassalage" }, when: { device: "ios" } },
    which: {
      kind: "select",
      label,
      sends: "kind",
      choices: { game: { label }, lottery: { label } },
      initial: { query: "which" },
    },
    state: {
      kind: "choice",
      label,
      sends: "status",
      choices: { won: { label }, open: { label } },
      initial: { row: "status" },
    },
    since: { kind: "date", label, sends: "from", initial: { query: "since" } },
    other: {
      kind: "choice",
      label,
      sends: "vendor",
      from: {
        call: "betRecords",
        with: { vendor: { row: "vassalage" }, kind: { query: "which" }, from: { input: "since" } },
        value: "vassalage",
        fields: { name: {} },
      },
      initial: { visitor: "userName" },
      when: { device: "android" },
    },
  },
  submit: { call: "betSummary", label, busy: label },
  after: { success: [{ action: "return" }] },
};

/** The screen with the form, in a sheet that an entry opens. */
export const shownScreen = {
  body: {
    list: {
      widget: "record-list",
      options: { source: { call: "betRecords" }, fields: { name: {} }, open: { sheet: "bet" } },
    },
  },
  sheets: {
    bet: { title: label, gone: label, body: { form: { widget: "form", options: { form: "tried" } } } },
  },
};

/** The route of that screen. */
export const shownRoute = {
  path: "/m/shown",
  title: label,
  screen: "shown",
  access: "session",
  query: { which: "What is chosen.", since: "From when on." },
};

/** A brand.json in which the form and its screen are more, with one change of the form. Undefined for other files. */
export function withShownForm(file: GoodFile, { good }: GoodSite, change: PartChange): Mutation | undefined {
  // A layer with routes in a file of their own, or with screens already there, cannot have others in brand.json.
  const whole = file.places[0]?.json;
  if (good.some(({ path }) => path === `brands/${file.layer}/routes.json`)) return undefined;
  if (!isObject(whole) || whole["screens"] !== undefined) return undefined;
  const besides = Object.entries({ screens: { shown: shownScreen }, routes: { shown: shownRoute } });
  const entries = besides.map(([section, part]) => `"${section}": ${JSON.stringify(part)}, `).join("");
  return withPart(file, { section: "forms", good: goodShownForm, besides: entries }, change);
}
