/**
 * Milliseconds that messages stay (games §9): usual, short or long by how much there is to read; endless: it goes with
 * what it waits for.
 */
export const toastTimes = { usual: 1500, short: 3000, long: 8000, endless: 9_999_000 } as const;
