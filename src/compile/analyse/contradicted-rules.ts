import { holds } from "#conditions/holds.ts";
import { scenariosFor } from "#conditions/scenario.ts";
import type { Turned } from "#conditions/turned-away.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { pointerOf } from "#kernel/pointer.ts";
import type { Cause, Draft } from "../layer/draft.ts";
import { isSetAbove } from "../layer/provenance.ts";
import type { Path } from "../validate/walk.ts";
import { guardedLinks, type Link } from "./links.ts";
import { spokenVisitors } from "./spoken-visitors.ts";

/** A link that nobody who sees it can follow. */
export type ClosedLink = Link & { turned: Turned };

/** What links say about an access rule, or about a route's choice of one. */
interface Votes {
  part: Path;
  closed: ClosedLink[];
  /** How many links it leaves open to all for whom they are made. */
  open: number;
}

/** The links of a brand that nobody who sees them can follow. */
export function closedLinks(draft: Draft): readonly ClosedLink[] {
  return guardedLinks(draft).filter(isClosed);
}

/** The cause of a closed link other than the link itself: first what a layer above it says. */
export function causeOfClosing(link: ClosedLink, draft: Draft): Cause | undefined {
  const contradicted = contradictedRules(draft);
  const parts = partsOf(link, refusalFor(link).path).filter((part) => contradicted.has(pointerOf(part)));
  const above = parts.find((part) => isWrittenAbove(part, link, draft));
  return contradicted.get(pointerOf(above ?? parts[0] ?? []));
}

/** The cause of something that a route, or an access rule, makes impossible: that rule, when links contradict it. */
export function causeBehind([section, id]: Path, draft: Draft): Cause | undefined {
  const contradicted = contradictedRules(draft);
  if (section === "access") return contradicted.get(pointerOf(["access", String(id)]));
  const shared = draft.value.routes?.[String(id)]?.access ?? "";
  return (
    contradicted.get(pointerOf(["access", shared])) ?? contradicted.get(pointerOf(["routes", String(id), "enter"]))
  );
}

/**
 * The access rules, and the choices of one by a route, that are rather wrong than the links which they close: a layer
 * above the links says them, or they close more of the links that are made for some visitors than they leave open. By
 * pointer.
 */
const contradictedRules: (draft: Draft) => ReadonlyMap<string, Cause> = memoizeByIdentity(
  (draft) =>
    new Map(
      votesIn(draft).flatMap((votes) =>
        isContradicted(votes, draft) ? [[pointerOf(votes.part), causeAt(votes, draft)]] : [],
      ),
    ),
);

function votesIn(draft: Draft): Votes[] {
  if (closedLinks(draft).length === 0) return [];
  const all = new Map<string, Votes>();
  const on = (part: Path): Votes => {
    const known = all.get(pointerOf(part)) ?? { part, closed: [], open: 0 };
    all.set(pointerOf(part), known);
    return known;
  };
  for (const link of guardedLinks(draft))
    if (isClosed(link) && link.isClosedByItself())
      for (const part of partsOf(link, refusalFor(link).path)) on(part).closed.push(link);
    else if (link.isOpenToSome()) for (const part of allPartsOf(link)) on(part).open++;
  return [...all.values()];
}

function isContradicted(votes: Votes, draft: Draft): boolean {
  const { part, closed, open } = votes;
  if (closesLinksBelow(votes, draft)) return true;
  // A rule that is right for other routes is not what is wrong with one.
  if (part[0] === "access" && open > 0 && new Set(closed.map(({ route }) => route)).size === 1) return false;
  return closed.length > open;
}

function closesLinksBelow({ part, closed }: Votes, draft: Draft): boolean {
  return closed.some((link) => isWrittenAbove(part, link, draft));
}

function isWrittenAbove(part: Path, link: ClosedLink, { layers }: Draft): boolean {
  return isSetAbove(layers, part[2] === "access" ? part : refusalFor(link).path, link.path.slice(0, -2));
}

function isClosed(link: Link): link is ClosedLink {
  return link.turned !== undefined;
}

/** What is at fault if not the link: the access rule, or that the route has this one. */
function partsOf({ route }: Link, refusal: Path): Path[] {
  return refusal[0] === "access" ? [refusal.slice(0, 2), ["routes", route, "access"]] : [refusal.slice(0, 3)];
}

function allPartsOf(link: Link): Iterable<Path> {
  const parts = link.rules.flatMap(({ path }) => partsOf(link, path));
  return new Map(parts.map((part) => [pointerOf(part), part])).values();
}

/** The rule that refuses those who see a link. */
function refusalFor({ rules, turned: { audience } }: ClosedLink): Link["rules"][number] {
  return rules.find(({ rule }) => audience[0] && holds(rule.when, audience[0])) as Link["rules"][number];
}

function routesWith(rule: string, { value }: Draft): Path[] {
  return Object.entries(value.routes ?? {}).flatMap(([id, route]) => (route?.access === rule ? [["routes", id]] : []));
}

function causeAt(votes: Votes, draft: Draft): Cause {
  const { part, closed } = votes;
  const { rule, path } = refusalFor(closed[0] as ClosedLink);
  const scenarios = scenariosFor(rule.when ? [rule.when] : []) ?? [];
  const refused = spokenVisitors(scenarios.filter((scenario) => holds(rule.when, scenario)));
  const isEnough = closesLinksBelow(votes, draft);
  if (part[2] === "access")
    return {
      path: part,
      at: "value",
      message: `This access rule refuses ${refused}, for whom links to this route are made.`,
      hint: "Give the route another one, or correct the conditions of the links.",
      isEnough,
    };
  return {
    path: rule.when ? [...path, "when"] : path,
    at: "value",
    message: `This refuses ${refused}, for whom links to ${part[0] === "access" ? "routes with this rule" : "this route"} are made.`,
    hint: "Correct this condition, or those of the links.",
    isEnough,
    explains: part[0] === "access" ? [part, ...routesWith(String(part[1]), draft)] : [part.slice(0, 2)],
  };
}
