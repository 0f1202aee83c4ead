import type { FileFinding } from "../../layer/layer.ts";
import type { Sources } from "../../read/sources.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Check } from "../check.ts";

export const unknownMarket: Check = {
  id: "unknown-market",
  severity: "error",
  description: "`market` names a market that has a layer in `brands/markets/`.",
  about: [
    "A market's layer contains what its merchants share: languages, time zone, rules. A brand need not extend it, but the market that it names must exist.",
  ],
  run: { layout: unknownMarkets },
};

function unknownMarkets({ layers, fresh }: Sources): FileFinding[] {
  const markets = [...layers.keys()].flatMap((id) => (id.startsWith("markets/") ? [id.slice("markets/".length)] : []));
  return [...layers.values()]
    .filter(({ id }) => fresh.has(id))
    .flatMap(({ id, value, mainFile }): FileFinding[] => {
      const { market } = value;
      // Anything but a two-letter code has the wrong shape.
      if (typeof market !== "string" || !/^[a-z]{2}$/.test(market) || markets.includes(market)) return [];
      return [
        {
          rule: "unknown-market",
          layer: id,
          file: mainFile,
          path: ["market"],
          at: "value",
          message: `There is no market "${market}": brands/markets/${market} has no descriptor.`,
          hint: choiceHint(market, markets),
        },
      ];
    });
}
