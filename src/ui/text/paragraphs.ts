/** Block-level tags; all others are inline. */
const BLOCK = /^(?:address|article|blockquote|br|d[dlt]|div|fig\w+|h[1-6r]|li|[ou]l|p|pre|section|t[dhr]|table)$/i;
/** A tag, or a comment with its content. */
const TAG = /<!--[^]*?-->|<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;
const NO_WORDS = /<(script|style|template)\b[^]*?<\/\1\s*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** A line of text, and the kind of list whose entry it is. */
export interface Line {
  text: string;
  list?: List | undefined;
}
type List = "ul" | "ol";

/** The paragraphs of an editor's HTML as plain text: its lines without what they are part of. */
export function paragraphsOf(html: string): string[] {
  return linesOf(html).map(({ text }) => text);
}

/**
 * The lines of an editor's HTML as plain text, to be rendered as text nodes only. The page's policy does not let code
 * turn strings into HTML (Trusted Types), so it is not parsed: whatever does not look like a tag stays as written.
 */
export function linesOf(html: string): Line[] {
  const source = html.replaceAll(NO_WORDS, "");
  const lines: Line[] = [];
  let text = "";
  let list: List | undefined;
  let read = 0;
  const endLine = () => {
    const words = plain(text);
    if (words !== "") lines.push({ text: words, ...(list && { list }) });
    text = "";
  };
  for (const { 0: tag, 1: name = "", index } of source.matchAll(TAG)) {
    text += source.slice(read, index);
    read = index + tag.length;
    if (!BLOCK.test(name)) continue;
    endLine();
    if (/^[ou]l$/i.test(name)) list = tag.startsWith("</") ? undefined : (name.toLowerCase() as List);
  }
  text += source.slice(read);
  endLine();
  return lines;
}

function plain(text: string): string {
  return decoded(text)
    .replaceAll(/[ \t\r\n]+/g, " ")
    .trim();
}

function decoded(text: string): string {
  return text.replaceAll(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? written;
    const point = Number.parseInt(decimal ?? hex ?? "", decimal ? 10 : 16);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : written;
  });
}
