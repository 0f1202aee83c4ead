import { required } from "#kernel/assert.ts";
import { screensOf, SHARED } from "../../analyse/screens-of.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const versionsDiffer: Check = {
  id: "versions-differ",
  severity: "error",
  suppressible: true,
  description:
    "The versions of a route's screen have its layout, and their filters, data and sheets mean what its mean.",
  about: [
    "A platform can switch between the versions of a screen (`versions` of a route), so they are one page with one address: what its query means must not depend on which of them is shown.",
  ],
  reads: ([section, id = ""], { value }) => [
    section === "routes" && [value.routes?.[id]?.screen, value.routes?.[id]?.versions],
    section === "screens" && [value.screens?.[id]?.layout, ...SHARED.map((part) => value.screens?.[id]?.[part])],
  ],
  run: { brand: differentVersions },
};

type Screen = NonNullable<NonNullable<Draft["value"]["screens"]>[string]>;

function differentVersions(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, "routes", "screens")) return [];
  const { routes = {}, screens = {} } = draft.value;
  return Object.entries(routes).flatMap(([id, route]) => {
    const known = screensOf(route).map((name) => ({ name, screen: screens[name] }));
    return known.slice(1).flatMap(({ name, screen }, index): Finding[] => {
      const [differs] = known.slice(0, index + 1).flatMap((earlier) => {
        const what = screen && earlier.screen && differenceOf(earlier.screen, screen);
        return what === undefined ? [] : [{ what, earlier: earlier.name }];
      });
      if (!differs) return [];
      return [
        {
          path: ["routes", id, "versions", index, "screen"],
          at: "value",
          message: `The route "${id}" shows the screens "${differs.earlier}" and "${name}" in one place, but they have ${differs.what}.`,
          hint: "Make them the same, or give one of them another name.",
          relies: [name, differs.earlier].map((one) => ({ path: ["screens", one], inside: true, errors: true })),
        },
      ];
    });
  });
}

/** What two screens that share a page have differently. */
function differenceOf(one: Screen, other: Screen): string | undefined {
  if (one.layout !== other.layout) return "different layouts";
  const names = SHARED.flatMap((part) =>
    Object.keys(other[part] ?? {})
      .filter((name) => Object.hasOwn(one[part] ?? {}, name) && !isSame(one[part], other[part], name))
      .map((name) => `different ${part} "${name}"`),
  );
  return names[0];
}

function isSame(one: object | undefined, other: object | undefined, name: string): boolean {
  const of = (parts: object | undefined) => JSON.stringify(required(parts, "Parts")[name as never]);
  return of(one) === of(other);
}
