import type { Audience } from "#conditions/audience.ts";
import { visitorKinds, type VisitorKind } from "#conditions/facts.ts";
import { andList } from "#kernel/english-list.ts";

const plural: Readonly<Record<VisitorKind, string>> = {
  guest: "guests",
  member: "members",
  trial: "trial accounts",
  agent: "agents",
};

/** Visitors, as a sentence continues after "by" or "to": "everyone", "members and agents only". */
export function audienceWords(audience: Audience): string {
  const certain = visitorKinds.filter((kind) => audience[kind] === "yes");
  const perhaps = visitorKinds.filter((kind) => audience[kind] === "maybe");
  if (certain.length === visitorKinds.length) return "everyone";
  if (certain.length === 0 && perhaps.length === 0) return "nobody";
  if (perhaps.length === visitorKinds.length) return "everyone, on conditions";
  const only =
    perhaps.length === 0
      ? [`${people(certain)} only`]
      : [...(certain.length > 0 ? [people(certain)] : []), `${people(perhaps)} on conditions`];
  return only.join(", and ");
}

function people(kinds: readonly VisitorKind[]): string {
  if (kinds.length === 3 && !kinds.includes("guest")) return "signed-in visitors";
  return andList(kinds.map((kind) => plural[kind]));
}
