import type { Json, JsonObject } from "#kernel/json.ts";

/** Steps to a value in a file: keys, and indexes of lists. */
export type FilePath = readonly (string | number)[];

/** A change of a file. Paths are those before any change of the same step. */
export type Change =
  /** Renames the key; its value stays. */
  | { kind: "rename"; path: FilePath; to: string }
  /** Replaces a value without parts. */
  | { kind: "replace"; path: FilePath; value: Json }
  /** Removes the key with its value. */
  | { kind: "remove"; path: FilePath }
  /** An object gets keys that it did not have: before the others, or after one of them. */
  | { kind: "add"; path: FilePath; entries: JsonObject; after?: string | undefined }
  /** A value replaces the one that contains it. */
  | { kind: "unwrap"; path: FilePath; inner: FilePath };

/** The position of a value after the changes of its file, because suppressions contain pointers. */
export function movedPath(path: readonly string[], changes: readonly Change[]): string[] {
  const moved: string[] = [];
  for (let at = 0; at < path.length; at++) {
    const here = path.slice(0, at + 1);
    const those = changes.filter((change) => samePath(change.path, here));
    const renamed = those.find((change) => change.kind === "rename");
    moved.push(renamed ? renamed.to : (path[at] as string));
    const unwrapped = those.find((change) => change.kind === "unwrap");
    if (unwrapped && samePath(unwrapped.inner, path.slice(at + 1, at + 1 + unwrapped.inner.length)))
      at += unwrapped.inner.length;
  }
  return moved;
}

function samePath(one: FilePath, other: FilePath): boolean {
  return one.length === other.length && one.every((step, index) => String(step) === String(other[index]));
}
