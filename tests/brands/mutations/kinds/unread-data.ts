import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** Named data that nothing on the screen reads. */
export const unreadData: MutationKind = {
  name: "data that nothing reads",
  warning: true,
  mutate: ({ text, places, layer }, random) => {
    const body = random.some(
      places.filter(
        ({ path, parent, key }) =>
          key &&
          path[0] === "screens" &&
          path.length === 3 &&
          path[2] === "body" &&
          isObject(parent?.json) &&
          !parent.json["data"],
      ),
    );
    // Screens of brands say a part only: data of the screen below are theirs, too.
    if (!body?.key || layer !== "base") return undefined;
    const entry = `"idle": { "call": "${random.pick(["memberInfo", "betSummary", "profitAndLossSummary"])}" }`;
    const start = `"data": { `;
    const made = replaced(text, { offset: body.key.offset, length: 0 }, `${start}${entry} }, `);
    return { ...made, column: made.column + start.length, path: [...body.path.slice(0, 2), "data", "idle"] };
  },
};
