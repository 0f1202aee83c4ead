/** Whether values from a platform are what a cell expects: TypeScript cannot know it. */

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Money and rates: decimal strings, of any length. */
export function isDecimal(value: unknown): value is string {
  return isText(value) && /^-?\d+(?:\.\d+)?$/.test(value);
}

export function isMoment(value: unknown): value is string {
  return isText(value) && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Whatever can be a name: of an icon, say. */
export function isScalar(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value !== "object" || value === null;
}
