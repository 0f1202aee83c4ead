import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const wrong = [
  "red",
  "#12",
  "#gggggg",
  "rgb(0 0 0)",
  "123456",
  "url(https://evil.example/x.png)",
  "#1234567",
  "var(--color-ink)",
  "",
  "#fff;background:red",
];

/** A colour outside the grammar. */
export const wrongColour: MutationKind = {
  name: "wrong colour",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ json, path }) => path[0] === "theme" && typeof json === "string" && json.startsWith("#")),
    );
    return place && { ...replaced(text, place.value, JSON.stringify(random.pick(wrong))), path: place.path };
  },
};
