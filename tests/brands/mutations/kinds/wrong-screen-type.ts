import { withScreen } from "../added-screen.ts";
import type { MutationKind } from "../mutation.ts";

const given = { to: { filter: "days.to" }, kind: { filter: "which" }, vendor: { data: "sums.stake" } };

/** Parameters of a list that take what does not fit; everything else is still taken. */
const wrong = [
  { parameter: "from", bound: { data: "sums.stake" } },
  { parameter: "from", bound: { data: "owner.account" } },
  { parameter: "from", bound: { site: "host" } },
  { parameter: "from", bound: { visitor: "userName" } },
  { parameter: "status", bound: { data: "sums.count" } },
  { parameter: "status", bound: { filter: "days.from" } },
  { parameter: "status", bound: { visitor: "userName" } },
  { parameter: "pageNo", bound: { data: "owner.account" } },
];

/** A value of a screen where a parameter takes another type. */
export const wrongScreenType: MutationKind = {
  name: "value of a screen of another type",
  mutate: (file, random, site) => {
    const { parameter, bound } = random.pick(wrong);
    const at = ["body", "list", "options", "source", "with"];
    return withScreen(file, site, {
      at,
      by: JSON.stringify({ ...given, [parameter]: bound }),
      reported: [{ at: [...at, parameter] }],
    });
  },
};
