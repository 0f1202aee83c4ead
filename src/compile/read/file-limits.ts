/** Largest file in bytes: files written by people are far smaller. */
export const maximumBytes = 256 * 1024;
/** Keys that could modify JavaScript's built-in objects. */
export const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** How deep arrays and objects may be nested: what people write is not half as deep. */
export const maximumDepth = 32;
