import { setAbove } from "../above.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { isObject } from "#kernel/json.ts";

/** The scheme is concatenated so that no linter mistakes it for one in use. */
const links = [
  `${"java"}script:alert(1)`,
  "http://shop.example/help",
  "//shop.example/help",
  "data:text/html,hello",
  "ftp://shop.example/file",
  "HTTPS://shop.example",
];

/** A link that a brand may not have: one that runs in the page, or is unencrypted. */
export const badLink: MutationKind = {
  name: "link that is not https",
  mutate: ({ text, places, layer }, random, site) => {
    const href = JSON.stringify(random.pick(links));
    const place = random.some(
      places.filter(
        ({ path, json, below, parent }) =>
          path[0] !== "access" &&
          path[0] !== "routes" &&
          path.at(-1) === "do" &&
          isObject(json) &&
          below === undefined &&
          parent?.below === undefined &&
          site.brands.every((brand) => setAbove(site, layer, path, brand) === "nothing"),
      ),
    );
    if (!place) return undefined;
    const before = `{ "action": "open-link", "href": `;
    const { line, column, text: changed } = replaced(text, place.value, `${before}${href} }`);
    return { text: changed, line, column: column + before.length, path: place.path };
  },
};
