import type { Change } from "./change.ts";
import type { Conflict, StepResult } from "./step.ts";

/** Collects what a step finds, file by file. */
export class FoundChanges implements StepResult {
  readonly changes = new Map<string, Change[]>();
  readonly conflicts: Conflict[] = [];

  add(file: string, change: Change): void {
    const known = this.changes.get(file);
    if (known) known.push(change);
    else this.changes.set(file, [change]);
  }

  conflict(file: string, message: string): void {
    this.conflicts.push({ file, message });
  }
}
