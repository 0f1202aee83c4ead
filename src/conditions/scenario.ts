import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { questionsIn, type Question } from "./depends.ts";
import type { Device, Facts } from "./facts.ts";
import { plainTypes, visitorKindOf } from "./member-types.ts";

/** One combination of visitor, device and switches. */
export type Scenario = Facts;

/** More scenarios than this are not evaluated: conditions with so many switches count as varying. */
const most = 20_000;

/**
 * Every scenario that the conditions can tell apart: each visitor kind, each member type that is named, one agent whose
 * type is not named, each device, each switch on and off, each comparison holding and not. Undefined when there are too many.
 */
export function scenariosFor(conditions: readonly Condition[]): Scenario[] | undefined {
  const questions = conditions.flatMap(questionsIn);
  const types = memberTypesIn(questions);
  const devices = questions.some((asked) => "device" in asked) ? everyDevice : someDevice;
  const switches = switchesIn(questions);
  if (switches.length > 14 || types.length * devices.length * 2 ** switches.length > most) return undefined;
  const settings = Array.from({ length: 2 ** switches.length }, (_, bits) => settingOf(switches, bits));
  return types.flatMap((memberType) =>
    devices.flatMap((device) =>
      settings.map(({ comparisons, ...setting }): Scenario => ({
        memberType,
        visitor: visitorKindOf(memberType),
        devices: device,
        compare: (one) => comparisons[JSON.stringify(one)] === true,
        ...setting,
      })),
    ),
  );
}

const someDevice: readonly (readonly Device[])[] = [["desktop"]];
const everyDevice: readonly (readonly Device[])[] = (["ios", "android", "desktop"] as const).flatMap((system) => [
  [system],
  [system, "installed"],
]);

function memberTypesIn(questions: readonly Question[]): (number | null)[] {
  const named = questions.flatMap((asked) => ("memberType" in asked ? asked.memberType : []));
  const unnamed = Math.max(100, ...named) + 1;
  return [null, ...new Set([...plainTypes, ...named, unnamed])];
}

interface Switch {
  group: "flags" | "promotions" | "remote" | "comparisons";
  name: string;
}

function switchesIn(questions: readonly Question[]): Switch[] {
  const found = questions.flatMap((asked): Switch[] => {
    if ("flag" in asked) return [{ group: "flags", name: asked.flag }];
    if ("promotion" in asked) return [{ group: "promotions", name: asked.promotion }];
    if ("compare" in asked) return [{ group: "comparisons", name: JSON.stringify(asked.compare) }];
    return "remote" in asked ? [{ group: "remote", name: asked.remote }] : [];
  });
  return [...new Map(found.map((one) => [`${one.group} ${one.name}`, one])).values()];
}

/** The switches whose bit is set are on. */
function settingOf(switches: readonly Switch[], bits: number): Record<Switch["group"], Record<string, boolean>> {
  const setting: Record<Switch["group"], Record<string, boolean>> = {
    flags: {},
    promotions: {},
    remote: {},
    comparisons: {},
  };
  for (const [index, { group, name }] of switches.entries()) if (bits & (1 << index)) setting[group][name] = true;
  return setting;
}
