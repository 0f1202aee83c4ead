/** Whether two JSON values are equal. The order of an object's keys is ignored unless requested. */
export function same(one: unknown, other: unknown, ordered = false): boolean {
  if (one === other) return true;
  if (
    typeof one !== "object" ||
    typeof other !== "object" ||
    one === null ||
    other === null ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return false;
  const keys = Object.keys(one).filter((key) => (one as Record<string, unknown>)[key] !== undefined);
  const others = Object.keys(other).filter((key) => (other as Record<string, unknown>)[key] !== undefined);
  if (keys.length !== others.length || (ordered && keys.some((key, index) => key !== others[index]))) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], ordered),
  );
}
