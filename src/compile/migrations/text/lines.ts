/** The spaces and tabs at the start of a text. */
export function leadingSpace(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? "";
}

/** Whether nothing but space is left on the line. */
export function isLineEnd(text: string, offset: number): boolean {
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + 200));
}

/** A line end with the indentation of the line at an offset, and with that of a value one level inside. */
export function linesAt(text: string, offset: number): { line: string; innerLine: string } {
  const indent = indentAt(text, offset);
  const line = (text.includes("\r\n") ? "\r\n" : "\n") + indent;
  return { line, innerLine: line + (indent.includes("\t") ? "\t" : "  ") };
}

/** The space before the first character of the line on which an offset lies. */
export function indentAt(text: string, offset: number): string {
  return leadingSpace(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset));
}

/** The line end and the indentation before a property, or the spaces within a line. */
export function spaceBefore(text: string, offset: number): string {
  return /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? "";
}
