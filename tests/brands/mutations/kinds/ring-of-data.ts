import { withScreen } from "../added-screen.ts";
import type { MutationKind } from "../mutation.ts";

const asks = (data: string) => ({ call: "betSummary", with: { vendor: { data } } });

/** Data of a screen that wait for each other, with `sums` among them. */
const rings = [
  { sums: asks("sums.net") },
  { sums: asks("more.net"), more: asks("sums.paid") },
  { sums: asks("more.net"), more: asks("most.stake"), most: asks("sums.paid") },
  { sums: asks("more.net"), more: asks("more.stake") },
];

/** Data of a screen that wait for each other. */
export const ringOfData: MutationKind = {
  name: "data that wait for each other",
  mutate: (file, random, site) => {
    const ring = random.pick(rings);
    return withScreen(file, site, {
      at: ["data"],
      by: JSON.stringify(ring),
      reported: Object.keys(ring).map((id) => ({ at: ["data", id], mark: "key" })),
    });
  },
};
