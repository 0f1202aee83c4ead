import { createRequire } from "node:module";
import type { AST, RegExpParser } from "@eslint-community/regexpp";
import type { NFA } from "refa";

type Refa = typeof import("refa");
const require = createRequire(import.meta.url);
let packages: { refa: Refa; parser: RegExpParser } | undefined;

/** The packages are large, and most runs see no pattern that needs them: they are loaded with the first that does. */
function loaded(): { refa: Refa; parser: RegExpParser } {
  packages ??= {
    refa: require("refa") as Refa,
    parser: new (require("@eslint-community/regexpp") as typeof import("@eslint-community/regexpp")).RegExpParser(),
  };
  return packages;
}

/**
 * The values that fit a pattern as a whole, as an automaton; undefined where that cannot be determined exactly.
 * Look-aheads at the very beginning, as passwords have them, are further languages that the value must (or must not)
 * begin with.
 */
export function languageOf(pattern: string): NFA | undefined {
  try {
    const { conditions, rest } = parted(pattern);
    return conditions.reduce(
      (language, { body, negate }) => intersection(language, beginningWith(body, negate)),
      plain(rest),
    );
  } catch {
    return undefined;
  }
}

/**
 * A pattern as several without look-aheads, which are tried one after the other: the slowest decides. Undefined where
 * one is not at the beginning.
 */
export function withoutLookaheads(pattern: string): string[] | undefined {
  const { conditions, rest } = parted(pattern);
  return conditions.length === 0 ? undefined : [rest, ...conditions.map(({ body }) => body)];
}

/** What both automata accept. */
export function intersection(left: NFA, right: NFA): NFA {
  const both = loaded().refa.NFA.fromIntersection(left, right);
  both.removeUnreachable();
  return both;
}

/** A short and readable value of an automaton. */
export function exampleOf(language: NFA): string | undefined {
  const { Words } = loaded().refa;
  for (const set of language.wordSets()) return Words.fromUnicodeToString(Words.pickMostReadableWord(set) ?? []);
  return undefined;
}

interface Parted {
  conditions: { body: string; negate: boolean }[];
  rest: string;
}

/** A pattern without the anchors and look-aheads it begins and ends with. */
function parted(pattern: string): Parted {
  const { alternatives } = loaded().parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
  const [only, another] = alternatives;
  if (!only || another) return { conditions: [], rest: pattern };
  const elements = [...only.elements];
  const conditions: Parted["conditions"] = [];
  for (
    let first = elements[0];
    first?.type === "Assertion" && (first.kind === "lookahead" || first.kind === "start");
    first = elements[0]
  ) {
    if (first.kind === "lookahead")
      conditions.push({ body: first.alternatives.map(({ raw }) => raw).join("|"), negate: first.negate });
    elements.shift();
  }
  const last = elements.at(-1);
  if (last?.type === "Assertion" && last.kind === "end") elements.pop();
  return { conditions, rest: elements.map(({ raw }: AST.Element) => raw).join("") };
}

/** `^` and `$` inside a look-ahead's body are left to `plain`, which refuses them, but for a `$` at its end. */
function beginningWith(body: string, negate: boolean): NFA {
  const { NFA: Automaton, DFA } = loaded().refa;
  const closed = /(?<!\\)\$$/.test(body);
  const accepted = plain(closed ? `(?:${body.slice(0, -1)})` : `(?:${body})[^]*`);
  if (!negate) return accepted;
  const table = DFA.fromFA(accepted);
  table.complement();
  return Automaton.fromFA(table);
}

function plain(source: string): NFA {
  const { JS, NFA: Automaton } = loaded().refa;
  const { expression, maxCharacter } = JS.Parser.fromLiteral({
    source: source === "" ? "(?:)" : source,
    flags: "u",
  }).parse({ backreferences: "throw", assertions: "throw" });
  return Automaton.fromRegex(expression, { maxCharacter }, { assertions: "throw" });
}
