import type { Condition } from "#descriptor/vocabulary/condition.ts";

/** One way things can be: who looks, on what, and what is switched on. */
export interface World {
  /** The member type; null for a guest. */
  type: number | null;
  system: "ios" | "android" | "desktop";
  installed: boolean;
  /** Flags, promotions and remote switches that are on, each by its kind and name. */
  on: ReadonlySet<string>;
}

export type VisitorKind = "guest" | "member" | "trial" | "agent";

/** Whether a condition holds in a world: the same answers as the site gives at run time. */
export function holdsIn(condition: Condition, world: World): boolean {
  if ("all" in condition) return condition.all.every((part) => holdsIn(part, world));
  if ("any" in condition) return condition.any.some((part) => holdsIn(part, world));
  if ("not" in condition) return !holdsIn(condition.not, world);
  if ("visitor" in condition) return [condition.visitor].flat().includes(visitorOf(world));
  if ("memberType" in condition) return world.type !== null && condition.memberType.includes(world.type);
  if ("device" in condition)
    return condition.device === "installed" ? world.installed : world.system === condition.device;
  return world.on.has(switchOf(condition));
}

/**
 * The kind of visitor by the member type: 4 is a trial account, 0 and 40 are members, every other type is an agent
 * (account §6, games §6).
 */
export function visitorOf({ type }: Pick<World, "type">): VisitorKind {
  if (type === null) return "guest";
  if (type === 4) return "trial";
  return type === 0 || type === 40 ? "member" : "agent";
}

/** More worlds than this are not gone through: about conditions with so many switches nothing is said. */
const most = 20_000;

/**
 * Every world that the conditions can tell apart: each visitor kind, each member type that is named, one agent whose
 * type is not named, each device, each switch on and off. Undefined when there are too many.
 */
export function worldsFor(conditions: readonly Condition[]): World[] | undefined {
  const atoms = conditions.flatMap(atomsOf);
  const named = atoms.flatMap((atom) => ("memberType" in atom ? atom.memberType : []));
  const unnamed = Math.max(100, ...named) + 1;
  const types: (number | null)[] = [null, ...new Set([0, 4, 40, ...named, unnamed])];
  const hasDevices = atoms.some((atom) => "device" in atom);
  const switches = [
    ...new Set(
      atoms.flatMap((atom) => ("flag" in atom || "promotion" in atom || "remote" in atom ? [switchOf(atom)] : [])),
    ),
  ];
  const systems = hasDevices ? (["ios", "android", "desktop"] as const) : (["desktop"] as const);
  if (switches.length > 14 || types.length * systems.length * 2 * 2 ** switches.length > most) return undefined;
  const settings = Array.from(
    { length: 2 ** switches.length },
    (_, bits) => new Set(switches.filter((_name, index) => bits & (1 << index))),
  );
  return types.flatMap((type) =>
    systems.flatMap((system) =>
      (hasDevices ? [false, true] : [false]).flatMap((installed) =>
        settings.map((on): World => ({ type, system, installed, on })),
      ),
    ),
  );
}

type Atom = Exclude<Condition, { all: Condition[] } | { any: Condition[] } | { not: Condition }>;

function atomsOf(condition: Condition): Atom[] {
  if ("all" in condition) return condition.all.flatMap(atomsOf);
  if ("any" in condition) return condition.any.flatMap(atomsOf);
  if ("not" in condition) return atomsOf(condition.not);
  return [condition];
}

function switchOf(atom: Atom): string {
  const [kind, name] = Object.entries(atom)[0] ?? [];
  return `${kind} ${String(name)}`;
}
