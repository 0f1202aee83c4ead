/** Block-level tags; all others are inline. */
const BLOCK = /^(?:address|article|blockquote|br|d[dlt]|div|fig\w+|h[1-6r]|li|[ou]l|p|pre|section|t[dhr]|table)$/i;
/** A tag, or a comment with its content. */
const TAG = /<!--[^]*?-->|<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;
const NO_WORDS = /<(script|style|template)\b[^]*?<\/\1\s*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
/** Separates paragraphs while the text is collected. */
const BREAK = "\u2029";

/**
 * The paragraphs of an editor's HTML as plain text, to be rendered as text nodes only. The page's policy does not let
 * code turn strings into HTML (Trusted Types), so it is not parsed: whatever does not look like a tag stays as written.
 */
export function paragraphsOf(html: string): string[] {
  const text = html
    .replaceAll(BREAK, " ")
    .replaceAll(NO_WORDS, "")
    .replaceAll(TAG, (_, name?: string) => (name && BLOCK.test(name) ? BREAK : ""));
  return text
    .split(BREAK)
    .map((line) =>
      decoded(line)
        .replaceAll(/[ \t\r\n]+/g, " ")
        .trim(),
    )
    .filter((line) => line !== "");
}

function decoded(text: string): string {
  return text.replaceAll(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? written;
    const point = Number.parseInt(decimal ?? hex ?? "", decimal ? 10 : 16);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : written;
  });
}
