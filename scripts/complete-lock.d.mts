/** What matters here of an entry of package-lock.json. */
export interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
export function missingBuilds(packages: Record<string, LockEntry>): Record<string, LockEntry>;
