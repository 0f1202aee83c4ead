import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** Assembled here, so that no scanner takes them for real ones. */
const secrets = [
  `AKIA${"Q7ZX".repeat(4)}`,
  `ghp_${"a1B2c3D4e5".repeat(4)}`.slice(0, 40),
  `sk_live_${"4eC39HqLyjW".repeat(2)}`,
  `https://admin:${"hunter2x"}@shop.example/feed`,
];

/** A key or a password in a text that is sent to every visitor. */
export const secret: MutationKind = {
  name: "secret",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(
        ({ json, path }) =>
          typeof json === "string" &&
          !String(path.at(-1)).startsWith("$") &&
          path[0] !== "$meta" &&
          path[0] !== "extends",
      ),
    );
    return place && { ...replaced(text, place.value, JSON.stringify(random.pick(secrets))) };
  },
};
