import type { PlacedSuppression } from "../read/collect-suppressions.ts";

/** A suppression and the messages that it hides. */
export interface UsedSuppression extends PlacedSuppression {
  hidden: ReadonlySet<string>;
}

/** The suppressions of a run, and which of them hide something. */
export class SuppressionBook {
  readonly #byFile = new Map<string, { suppression: PlacedSuppression; hidden: Set<string> }[]>();

  constructor(suppressions: readonly PlacedSuppression[]) {
    for (const suppression of suppressions) {
      const { path } = suppression.file;
      const entry = { suppression, hidden: new Set<string>() };
      const inFile = this.#byFile.get(path);
      if (inFile) inFile.push(entry);
      else this.#byFile.set(path, [entry]);
    }
  }

  /** Whether a finding is suppressed; it is then recorded with its suppression. */
  hides({ file, rule, pointer, message }: { file: string; rule: string; pointer: string; message: string }): boolean {
    const found = this.#byFile
      .get(file)
      ?.find(
        ({ suppression }) =>
          suppression.rule === rule && (pointer === suppression.at || pointer.startsWith(`${suppression.at}/`)),
      );
    found?.hidden.add(message);
    return found !== undefined;
  }

  all(): UsedSuppression[] {
    return [...this.#byFile.values()].flat().map(({ suppression, hidden }) => ({ ...suppression, hidden }));
  }
}
