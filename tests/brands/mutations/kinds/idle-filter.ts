import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A filter that nothing on the screen takes. */
export const idleFilter: MutationKind = {
  name: "filter without effect",
  mutate: ({ text, places }, random) => {
    const first = random.some(
      places.filter(
        ({ path, parent, key }) => key && path.length === 4 && path[2] === "filters" && isFirst(path, parent?.json),
      ),
    );
    if (!first?.key) return undefined;
    const idle = `"idle${random.below(9)}"`;
    const filter = '{ "kind": "toggle", "label": "filter.any", "sends": "on" }';
    const span = { offset: first.key.offset, length: 0 };
    return {
      ...replaced(text, span, `${idle}: ${filter}, `),
      path: [...first.path.slice(0, -1), JSON.parse(idle) as string],
    };
  },
};

function isFirst(path: readonly (string | number)[], around: unknown): boolean {
  return isObject(around) && Object.keys(around)[0] === path.at(-1) && path[0] === "screens";
}
