/** Text that often gets into JSON by accident, and what to do about it. */
export interface Unusual {
  offset: number;
  length: number;
  message: string;
  hint: string;
}

/** The first line that git left in a file when it could not merge two versions. */
export function conflictMarker(text: string): Unusual | undefined {
  const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r]|$).*$/m.exec(text);
  return marker
    ? {
        offset: marker.index,
        length: marker[0].trimEnd().length,
        message: "A merge conflict is not resolved: git wrote this line.",
        hint: "Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
      }
    : undefined;
}

interface Kind {
  /** What to look for in the text at which reading failed. */
  found: RegExp;
  message: (found: string) => string;
  hint: (found: string) => string;
}

const kinds: readonly Kind[] = [
  {
    found: /[\u2018-\u201F\u00AB\u00BB\u2039\u203A\u301D-\u301F\uFF02]/,
    message: (mark) => `Invalid JSON: ${mark} is not a quotation mark of JSON.`,
    hint: () => 'Write the straight " instead: word processors and chat programs replace it.',
  },
  {
    found: /['`]/,
    message: (mark) => `Invalid JSON: strings and keys cannot be in ${mark === "'" ? "single quotes" : "backticks"}.`,
    hint: () => 'Write them in double quotes: "…".',
  },
  {
    found: /[\u00A0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]/,
    message: (space) => `Invalid JSON: ${nameOf(space)} is not allowed outside strings.`,
    hint: () => "Replace it with a normal space, or delete it: it often comes with copied text.",
  },
  {
    found: /^(?:true|false|null)\b/i,
    message: (word) => `Invalid JSON: ${word} is not a value.`,
    hint: (word) => `Write ${word.toLowerCase()}.`,
  },
  {
    found: /^(?:None|nil|undefined|NaN)\b/i,
    message: (word) => `Invalid JSON: ${word} is not a value.`,
    hint: () => "Write null, or leave the key out: null removes what a layer below sets.",
  },
];

/** In a string that is not closed, whose own words may have quotation marks: one where the string should end. */
const notClosing = /[\u201C-\u201F\u00AB\u00BB](?=\s*(?:[:,}\]]|$))/m;

/** What is unusual in the text at which reading failed; undefined when nothing is. */
export function unusualText(text: string, failed: { offset: number; length: number }): Unusual | undefined {
  const part = text.slice(failed.offset, failed.offset + Math.max(1, failed.length));
  for (const { found, message, hint } of kinds) {
    const match = (part.startsWith('"') ? notClosing : found).exec(part);
    if (!match) continue;
    const [what] = match;
    return { offset: failed.offset + match.index, length: what.length, message: message(what), hint: hint(what) };
  }
  return undefined;
}

const spaces: Readonly<Record<string, string>> = {
  "\u00A0": "a non-breaking space",
  "\u202F": "a non-breaking space",
  "\u200B": "a space without width",
  "\u200C": "an invisible character",
  "\u200D": "an invisible character",
  "\u2060": "an invisible character",
  "\uFEFF": "a byte order mark",
};

function nameOf(space: string): string {
  const code = `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  return `${spaces[space] ?? "an unusual space"} (${code})`;
}
