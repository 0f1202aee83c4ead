import { positionOf } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A letter saved in another encoding. */
export const notUtf8: MutationKind = {
  name: "letter that is not UTF-8",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ json }) => typeof json === "string" && json.length > 1));
    if (!place) return undefined;
    const at = place.value.offset + 1 + random.below(place.value.length - 2);
    return {
      text: Buffer.concat([
        Buffer.from(text.slice(0, at)),
        Buffer.from([random.pick([0xe9, 0xff, 0x80, 0xf1])]),
        Buffer.from(text.slice(at)),
      ]),
      ...positionOf(text, at),
    };
  },
};
