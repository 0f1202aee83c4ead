import { withPart, type PartChange } from "./added-part.ts";
import type { GoodFile } from "./good-site.ts";
import type { Mutation } from "./mutation.ts";

const label = "filter.any";
const conditional = (compare: object) => ({ when: { compare } });

/** A form in which everything that can be taken from elsewhere in it is. It has no mistake. */
export const goodForm = {
  fields: {
    status: { kind: "select", label, choices: { won: { label }, open: { label } } },
    first: { kind: "date", label, sends: "from", min: "2026-01-31" },
    until: { kind: "date", label, sends: "to", min: { input: "first" }, initial: { input: "first" } },
    most: {
      kind: "amount",
      label,
      sends: "vendor",
      max: { watch: "sums.paid" },
      step: { watch: "sums.stake" },
      quick: ["10.00"],
      when: { device: "ios" },
    },
    kinds: {
      kind: "select",
      label,
      sends: "kind",
      choices: { game: { label }, lottery: { label } },
      ...conditional({ of: { input: "status" }, in: ["open"] }),
    },
    place: {
      kind: "choice",
      label,
      sends: "vendor",
      from: {
        call: "betRecords",
        with: { from: { input: "first" }, status: { input: "status" } },
        value: "vassalage",
        fields: { name: {}, stake: {} },
      },
      when: { device: "android" },
    },
    total: {
      kind: "output",
      label: { text: "session.questionText", values: { used: { watch: "sums.net" } } },
      watch: "sums",
      fields: { stake: {}, paid: {} },
    },
    typed: { kind: "review", label, fields: { first: {}, status: {}, most: {} } },
  },
  steps: {
    what: {
      title: { text: "session.questionText", values: { used: { input: "status" } } },
      fields: ["status", "kinds"],
    },
    days: {
      title: label,
      fields: ["first", "until", "most"],
      ...conditional({ of: { input: "status" }, empty: false }),
    },
  },
  watch: { sums: { call: "betSummary", with: { from: { input: "first" }, status: { input: "status" } } } },
  submit: { call: "betSummary", label, busy: label, with: {} },
  after: { success: [{ action: "return" }] },
};

/** A brand.json in which the form is one more, with one change. Undefined for other files. */
export function withForm(file: GoodFile, change: PartChange): Mutation | undefined {
  return withPart(file, { section: "forms", good: goodForm }, change);
}
