/** The fields of a package-lock.json entry that are used here. */
export interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
export function missingBuilds(packages: Record<string, LockEntry>): Record<string, LockEntry>;
