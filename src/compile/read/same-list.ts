/** Whether two lists have the same entries in the same order: the same objects, or equal primitives. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}
