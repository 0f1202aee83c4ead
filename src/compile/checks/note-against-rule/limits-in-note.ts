/** What a note says of a value, as far as that is sure. */
export interface NotedLimits {
  /** Its words: "8 digits", "letters or digits only". */
  words: string;
  /** How long a value is that follows the note. */
  least: number;
  most: number;
  /** The kinds of characters that it names; empty when it names none in particular. */
  kinds: readonly Kind[];
}

/** A kind of characters: its name, and the characters as they stand in a class of a pattern. */
export interface Kind {
  name: string;
  characters: string;
}

/** The words for kinds of characters in English and Filipino; in English a single "digit" counts something else. */
const kindWords: readonly [words: RegExp, kind: Kind | undefined][] = [
  [/^(?:letters|letra|titik)$/, { name: "letters", characters: "\\p{L}" }],
  [/^(?:digits|numbers|digit|numero)$/, { name: "digits", characters: "0-9" }],
  [/^(?:symbols|simbolo)$/, { name: "symbols", characters: "\\p{P}\\p{S}" }],
  [/^(?:spaces|espasyo)$/, { name: "spaces", characters: " " }],
  [/^(?:underscores|_)$/, { name: "_", characters: "_" }],
  [/^(?:characters|karakter)$/, undefined],
];
const word =
  "letters|letra|titik|digits|numbers|digit|numero|symbols|simbolo|spaces|espasyo|underscores|_|characters|karakter";
const list = `(?:${word})(?:(?:, ?| or | and |, or |, and | o | at |, o |, at )(?:${word}))*`;
const end = "(?=$|[.,;:]|\\s)";
const onlyBefore = "(?:only|puro) ";
const onlyAfter = " (?:only|lang|lamang)";
/** At the beginning of a note: "8 digits", "at most 8 letters or digits", "digits only". */
const counted = new RegExp(
  `^(?<lead>use |write |enter |exactly |eksaktong |gumamit ng |ilagay ang )?(?<bound>at least |at most |up to |hanggang )?(?<least>[1-9]\\d{0,2})(?:(?: to | hanggang | ?[-–] ?)(?<most>[1-9]\\d{0,2}))?(?: na)? (?<list>${list})${end}`,
  "i",
);
const plain = new RegExp(`^(?:${onlyBefore}(?<one>${list})${end}|(?<other>${list})${onlyAfter}${end})`, "i");
/** A note with such a word makes an exception, or says what is a part of the value: nothing is sure then. */
const unsure =
  /\b(?:no|not|without|except|never|with|contain\w*|includ\w*|including|huwag|wala\w*|hindi|bawal|maliban|kasama\w*|may|first|last|una\w*|huli\w*)\b/i;

/** What the beginning of a note says of a value; undefined when that is not sure. */
export function limitsInNote(note: string): NotedLimits | undefined {
  const text = note.trim();
  if (unsure.test(text)) return undefined;
  return countedIn(text) ?? plainIn(text);
}

function countedIn(text: string): NotedLimits | undefined {
  const groups = counted.exec(text)?.groups;
  if (!groups || (text.match(/\d+/g) ?? []).length > (groups["most"] === undefined ? 1 : 2)) return undefined;
  const { lead = "", bound = "", least = "", most, list: named = "" } = groups;
  const first = Number(least);
  // One of something is a part of the value rather than all of it.
  if (first === 1) return undefined;
  const isLeast = /^at least/i.test(bound);
  const isMost = bound !== "" && !isLeast;
  return {
    words: (counted.exec(text)?.[0] ?? "").slice(lead.length),
    least: isMost ? 1 : first,
    most: isLeast ? Number.POSITIVE_INFINITY : Number(most ?? least),
    kinds: kindsIn(named),
  };
}

function plainIn(text: string): NotedLimits | undefined {
  const found = plain.exec(text);
  const kinds = kindsIn(found?.groups?.["one"] ?? found?.groups?.["other"] ?? "");
  return found && kinds.length > 0 ? { words: found[0], least: 1, most: Number.POSITIVE_INFINITY, kinds } : undefined;
}

function kindsIn(named: string): Kind[] {
  const words = named.toLowerCase().split(/, (?:or|and|o|at) |, ?| (?:or|and|o|at) /);
  const kinds = words.map((one) => kindWords.find(([known]) => known.test(one))?.[1]);
  return kinds.some((kind) => kind === undefined) ? [] : kinds.flatMap((kind) => kind ?? []);
}
