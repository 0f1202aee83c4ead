/** JSON Pointers (RFC 6901): `/routes/home/path`. The empty string points at the whole document. */

/** One step of a pointer, escaped. */
export function escapeSegment(segment: string | number): string {
  if (typeof segment === "number") return String(segment);
  return segment.includes("~") || segment.includes("/") ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** A pointer from its steps. */
export function pointerOf(path: readonly (string | number)[]): string {
  let pointer = "";
  for (const segment of path) pointer += `/${escapeSegment(segment)}`;
  return pointer;
}

/** The steps of a pointer, unescaped. */
export function segmentsOf(pointer: string): string[] {
  return pointer === ""
    ? []
    : pointer
        .slice(1)
        .split("/")
        .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at a pointer, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  return valueAtPath(document, segmentsOf(pointer));
}

/** The same document with another value at some steps; what is not on the way stays the same object. */
export function withValueAt(document: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.map((one, place) => (place === step ? withValueAt(one, rest, value) : (one as unknown)));
  if (typeof document !== "object" || document === null) return document;
  return { ...document, [step]: withValueAt((document as Record<string | number, unknown>)[step], rest, value) };
}

/** The value at some steps, or undefined. */
export function valueAtPath(document: unknown, path: readonly (string | number)[]): unknown {
  let value = document;
  for (const segment of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}
