import { audienceOf } from "#conditions/audience.ts";
import type { Change } from "./change.ts";
import { same } from "./same.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { segmentsOf } from "#kernel/pointer.ts";
import { audienceWords } from "../words/audience-words.ts";
import { conditionWords } from "../words/condition-words.ts";
import { namesOf, type Names } from "./names.ts";
import { propertyName } from "./property-name.ts";
import { subjectOf, type Subject } from "./subject.ts";
import { valueWords } from "./value-words.ts";

/** Describes changes in sentences. Removed parts have their earlier names, all others the later ones. */
export function sentenceWriter(before: CompiledBrand, after: CompiledBrand): (change: Change) => string {
  const names = { before: namesOf(before), after: namesOf(after) };
  return (change) => {
    const steps = segmentsOf(change.pointer);
    if (change.area === "words") return wordSentence(steps, change);
    if (steps[0] === "flags") return flagSentence(steps[1] ?? "", change);
    const side = change.kind === "lost" ? "before" : "after";
    const subject = subjectOf(steps, side === "before" ? before : after, names[side]);
    if (subject.rest.length === 0) return entrySentence(subject, steps, change, after, names[side]);
    if (change.entrance) return entranceSentence(subject, change.entrance);
    if (subject.rest.at(-1) === "when") return conditionSentence(subject, change, before, after);
    return propertySentence(subject, change, names);
  };
}

function wordSentence([, language = "", key = ""]: readonly string[], { before, after }: Change): string {
  const now = `“${shortened(after)}”`;
  return before === undefined
    ? `${key} (${language}) now has a text: ${now}.`
    : `${key} (${language}) changes from “${shortened(before)}” to ${now}.`;
}

function flagSentence(name: string, { kind, after }: Change): string {
  if (kind === "lost") return `The flag ${name} is gone.`;
  return `The flag ${name} is ${kind === "gained" ? "new, and" : "now"} ${after === true ? "on" : "off"}.`;
}

function entrySentence(
  { name, home }: Subject,
  steps: readonly string[],
  { kind, follows, from }: Change,
  after: CompiledBrand,
  names: Names,
): string {
  if (follows === undefined && kind !== "lost") return `${upper(name)} is new.`;
  if (kind === "lost") return home === "the brand" ? `${upper(name)} is gone.` : `${upper(name)} leaves ${home}.`;
  const neighbour = follows == null ? undefined : neighbourName([...steps.slice(0, -1), follows], after, names);
  const spot = steps[0] === "header" ? `at its ${steps[2]}` : "as the first";
  if (from !== undefined)
    return `${upper(name)} moves to ${steps[0] === "header" ? `the ${steps[2]} of ` : ""}${home}${neighbour === undefined ? "" : `, after ${neighbour}`}.`;
  if (kind === "moved")
    return `${upper(name)} moves in ${home}: it ${neighbour === undefined ? "comes first" : `comes after ${neighbour}`} now.`;
  return `${upper(home)} gains ${name}${neighbour === undefined ? ` ${spot}` : ` after ${neighbour}`}.`;
}

/** A neighbour by its label, or by its id where it is a widget. */
function neighbourName(steps: readonly string[], compiled: CompiledBrand, names: Names): string {
  const { name } = subjectOf(steps, compiled, names);
  return /^the (?:tab|entry|link|field) /.test(name) ? name.replace(/^the \w+ /, "") : (steps.at(-1) ?? "");
}

function entranceSentence({ name }: Subject, { before, after }: NonNullable<Change["entrance"]>): string {
  if (same(before, after)) return `Visitors who may not enter ${name} are handled differently.`;
  return `${upper(name)} is now open to ${audienceWords(after)}.`;
}

function conditionSentence(
  { name, where, rest }: Subject,
  change: Change,
  before: CompiledBrand,
  after: CompiledBrand,
): string {
  const [then, now] = [change.before, change.after] as [Condition | undefined, Condition | undefined];
  const what = rest.length > 1 ? `${propertyName(rest.slice(0, -1))} of ${name}` : name;
  const seen = audienceWords(audienceOf([now], after.brand.flags));
  if (seen === audienceWords(audienceOf([then], before.brand.flags)) && now)
    return `${upper(what)}${where} is now seen when ${conditionWords(now)}.`;
  return `${upper(what)}${where} is now seen by ${seen}${now && "flag" in now ? `, as ${conditionWords(now)}` : ""}.`;
}

function propertySentence(
  { name, where, rest }: Subject,
  { kind, before, after }: Change,
  names: Record<"before" | "after", Names>,
): string {
  const key = rest.at(-1) ?? "";
  if (name.startsWith("the route ") && key === "footer")
    return `${upper(name)} ${after ? "now shows" : "no longer shows"} the footer${typeof after === "string" ? ` ${after}` : ""}.`;
  if (name.startsWith("the route ") && (key === "screen" || key === "header") && kind === "changed")
    return `${upper(name)} now has the ${String(after)} ${key} instead of ${String(before)}.`;
  const isPath = name.startsWith("the route ") && key === "path";
  const what = `the ${isPath ? "address" : propertyName(rest)}${name === "the brand" ? "" : ` of ${name}${where}`}`;
  const then = valueWords(before, key, names.before);
  const now = valueWords(after, key, names.after);
  if (kind === "gained") return `${upper(what)} is now ${now}.`;
  if (kind === "lost") return `${upper(what)} is no longer set; it was ${then}.`;
  if (typeof after === "boolean") return `${upper(what)} is now ${now}.`;
  return then === now ? `${upper(what)} changes.` : `${upper(what)} changes from ${then} to ${now}.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shortened(text: unknown): string {
  const whole = String(text);
  return whole.length > 80 ? `${whole.slice(0, 79)}…` : whole;
}
