import { orList } from "#kernel/english-list.ts";
import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";

const kinds = { guest: "a guest", member: "a member", trial: "a trial account", agent: "an agent" } as const;
const devices = {
  ios: "an iPhone or iPad",
  android: "an Android phone",
  desktop: "a desktop",
  installed: "an installed app",
} as const;

/** A condition, as a sentence continues after "when": "the flag HOTMATCH is on and the visitor is a guest". */
export function conditionWords(condition: Condition): string {
  return worded(condition, false);
}

function worded(condition: Condition, negated: boolean): string {
  const is = negated ? "is not" : "is";
  const isOn = negated ? "is off" : "is on";
  if ("not" in condition) return worded(condition.not, !negated);
  if ("all" in condition) return joined(condition.all, negated ? "or" : "and", negated);
  if ("any" in condition) return joined(condition.any, negated ? "and" : "or", negated);
  if ("flag" in condition) return `the flag ${condition.flag} ${isOn}`;
  if ("visitor" in condition)
    return `the visitor ${is} ${oneOf(
      [condition.visitor].flat().map((kind) => kinds[kind]),
      negated,
    )}`;
  if ("memberType" in condition) return `the member type ${is} ${oneOf(condition.memberType.map(String), negated)}`;
  if ("promotion" in condition) return `the promotion ${condition.promotion} ${isOn}`;
  if ("device" in condition) return `the device ${is} ${devices[condition.device]}`;
  if ("compare" in condition) return comparisonWords(condition.compare, negated);
  return `the platform's switch ${condition.remote} ${isOn}`;
}

function comparisonWords({ of, in: list, not, atLeast, below, empty }: Comparison, negated: boolean): string {
  const value = comparedWords(of);
  const is = negated ? "is not" : "is";
  const parts = [
    list && `${is} ${oneOf(list.map(valueWords), negated)}`,
    not && `${negated ? "is" : "is not"} ${oneOf(not.map(valueWords), !negated)}`,
    atLeast !== undefined && `${is} ${atLeast} or more`,
    below !== undefined && `${is} below ${below}`,
    empty !== undefined && `${empty === negated ? "is not" : "is"} empty`,
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) parts.push(`${negated ? "is" : "is not"} empty`);
  return `${value} ${parts.join(negated ? " or " : " and ")}`;
}

function comparedWords(of: Comparison["of"]): string {
  if ("row" in of) return `the row's "${of.row}"`;
  if ("input" in of) return `what is typed in "${of.input}"`;
  if ("filter" in of) return `what is chosen in "${of.filter}"`;
  return "query" in of ? `"${of.query}" of the address` : `the visitor's ${of.visitor}`;
}

function valueWords(value: NonNullable<Comparison["in"]>[number]): string {
  return typeof value === "object" ? `the site's ${value.site}` : String(value);
}

/** "a, b or c"; after "is not" "a nor b nor c", which no list format of English writes. */
function oneOf(words: readonly string[], negated: boolean): string {
  return negated ? words.join(" nor ") : orList(words);
}

function joined(parts: readonly Condition[], word: string, negated: boolean): string {
  return parts
    .map((part) => ("all" in part || "any" in part ? `(${worded(part, negated)})` : worded(part, negated)))
    .join(` ${word} `);
}
