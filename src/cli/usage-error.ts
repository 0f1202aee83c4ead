/** The command cannot run as requested: one clear line, exit code 2. */
export class UsageError extends Error {}
