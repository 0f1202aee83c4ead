import type { PartPlace } from "../added-part.ts";
import { withScreen } from "../added-screen.ts";
import type { MutationKind } from "../mutation.ts";

const fields = ["body", "offers", "options", "fields"];
const cell = (id: string, by: object, place: "as" | "to", mark?: "key") => ({
  by: { title: {}, [id]: by },
  reported: { at: [...fields, id, place], ...(mark && { mark }) } satisfies PartPlace,
});

/** Cells that are no period, or have an end that is none; a slip in its name has to be found, too. */
const wrong: readonly { by: object; reported: PartPlace; original?: string }[] = [
  cell("startsAt", { as: "period" }, "as"),
  cell("startsAt", { to: "endsAt" }, "to", "key"),
  cell("startsAt", { as: "date", to: "endsAt" }, "to", "key"),
  cell("startsAt", { as: "period", to: "reward" }, "to"),
  cell("startsAt", { as: "period", to: "zodiac" }, "to"),
  cell("reward", { as: "period", to: "endsAt" }, "as"),
  ...["endAt", "edsAt", "endsAtt", "endsTa"].map((to) => ({
    ...cell("startsAt", { as: "period", to }, "to"),
    original: "endsAt",
  })),
  ...["priod", "peroid", "perriod"].map((as) => ({
    ...cell("startsAt", { as, to: "endsAt" }, "as"),
    original: "period",
  })),
];

/** A period of which one side is none. */
export const wrongPeriod: MutationKind = {
  name: "period without two ends",
  mutate: (file, random, site) => {
    const { by, reported, ...rest } = random.pick(wrong);
    const mutation = withScreen(file, site, { at: fields, by: JSON.stringify(by), reported: [reported] });
    return mutation && { ...mutation, ...rest };
  },
};
