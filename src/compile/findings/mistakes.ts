import { escapeSegment, pointerOf } from "#kernel/pointer.ts";
import type { Path } from "../validate/walk.ts";
import type { Found } from "./found.ts";

/** Mistakes by their places in a brand: a file may have ten thousand. */
export class Mistakes {
  readonly #at = new Map<string, Found[]>();
  readonly #inside = new Map<string, Found[]>();

  constructor(found: readonly Found[]) {
    for (const one of found) {
      for (const place of placesOf(one)) {
        add(this.#at, pointerOf(place), one);
        for (const pointer of pointersTo(place.slice(0, -1))) add(this.#inside, pointer, one);
      }
    }
  }

  /** Those at a place or around it, from the outermost. */
  around(path: Path): Found[] {
    return pointersTo(path).flatMap((pointer) => this.#at.get(pointer) ?? []);
  }

  /** Those inside a place. */
  inside(path: Path): readonly Found[] {
    return this.#inside.get(pointerOf(path)) ?? [];
  }
}

/** A misspelt key is a mistake where it is written, and where it was meant to be. */
function placesOf({ finding: { path, meant } }: Found): Path[] {
  return meant ? [path, meant] : [path];
}

/** The pointers of a path and of everything around it. */
function pointersTo(path: Path): string[] {
  const pointers = [""];
  for (const step of path) pointers.push(`${pointers.at(-1)}/${escapeSegment(step)}`);
  return pointers;
}

function add(found: Map<string, Found[]>, pointer: string, one: Found): void {
  const known = found.get(pointer);
  if (known) known.push(one);
  else found.set(pointer, [one]);
}
