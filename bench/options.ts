import { parseArgs } from "node:util";
import { unknownName, UsageError } from "./usage-error.ts";

/** An option of a measurement. */
export interface Option<Value> {
  /** What the help calls its value; undefined: a switch, which has none. */
  value?: string;
  /** What the help says of it. */
  about: string;
  /** Reads what it was given, the last one last. Throws a UsageError for what it cannot be. */
  read(given: readonly string[], name: string): Value;
}

/** The options of a measurement by their names. */
export type Options<Values> = { readonly [Name in keyof Values]: Option<Values[Name]> };

/** A whole number. */
export function wholeNumber(byDefault: number, most: number, about = ""): Option<number> {
  return {
    value: "<n>",
    about: withDefault(about, String(byDefault)),
    read: (given, name) => wholeNumberFrom(name, given.at(-1) ?? String(byDefault), most),
  };
}

/** Whole numbers with commas between them. */
export function wholeNumbers(byDefault: string, most: number, about: string): Option<number[]> {
  return {
    value: "<n,n>",
    about: withDefault(about, byDefault),
    read: (given, name) => (given.at(-1) ?? byDefault).split(",").map((one) => wholeNumberFrom(name, one, most)),
  };
}

/** Any text. */
export function text(value: string, about: string): Option<string | undefined> {
  return { value, about, read: (given) => given.at(-1) };
}

/** Texts that are given one by one, each of which counts once. */
export function texts(value: string, byDefault: readonly string[], about: string): Option<string[]> {
  return { value, about, read: (given) => [...new Set(given.length > 0 ? given : byDefault)] };
}

/** One of some names. */
export function oneOf<Name extends string>(
  kind: string,
  names: readonly Name[],
  about: string,
): Option<Name | undefined> {
  return {
    value: "<name>",
    about,
    read: (given) => {
      const asked = given.at(-1);
      const found = names.find((name) => name === asked);
      if (asked !== undefined && found === undefined) throw new UsageError(unknownName(kind, asked, names));
      return found;
    },
  };
}

/** A switch. */
export function flag(about: string): Option<boolean> {
  return { about, read: (given) => given.length > 0 };
}

/** Reads the arguments after the name of a measurement; "help" when they ask for it. Throws a UsageError. */
export function optionsFrom<Values extends object>(
  words: readonly string[],
  options: Options<Values>,
): Values | "help" {
  const given = givenTo(words, options);
  if (given["help"]) return "help";
  const entries = Object.entries<Option<unknown>>(options).map(([name, option]) => [
    name,
    option.read((given[name] ?? []).map(String), name),
  ]);
  return Object.fromEntries(entries) as Values;
}

function givenTo<Values extends object>(
  words: readonly string[],
  options: Options<Values>,
): Record<string, (string | boolean)[] | undefined> {
  const types = Object.entries<Option<unknown>>(options).map(([name, { value }]) => [
    name,
    { type: value === undefined ? "boolean" : "string", multiple: true },
  ]);
  const help = { type: "boolean", short: "h", multiple: true } as const;
  try {
    const { values } = parseArgs({ args: [...words], options: { ...Object.fromEntries(types), help } });
    return values as Record<string, (string | boolean)[] | undefined>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The options as lines of the help. */
export function optionLines<Values extends object>(options: Options<Values>): string[] {
  const lines = Object.entries<Option<unknown>>(options).map(([name, { value, about }]) => ({
    head: value === undefined ? `--${name}` : `--${name} ${value}`,
    about,
  }));
  const width = Math.max(...lines.map(({ head }) => head.length));
  return lines.map(({ head, about }) => `  ${head.padEnd(width)}  ${about}`);
}

function withDefault(about: string, byDefault: string): string {
  return [...(about ? [about] : []), `by default ${byDefault}`].join("; ");
}

/** Throws a UsageError when a text is no whole number from 1 to `most`. */
function wholeNumberFrom(name: string, given: string, most: number): number {
  const found = Number(given);
  if (!/^\d+$/.test(given) || found < 1 || found > most)
    throw new UsageError(`--${name} is "${given}": give a number between 1 and ${most}.`);
  return found;
}
