/** The command cannot run as it was asked to: one clear line, exit code 2. */
export class UsageError extends Error {}
