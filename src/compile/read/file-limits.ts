/** Largest file in bytes: what a person writes by hand is far smaller. */
export const maximumBytes = 256 * 1024;
/** Keys that could reach into JavaScript's own objects. */
export const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
