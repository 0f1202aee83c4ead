/**
 * Milliseconds that messages stay (games §9): usual, short or long by how much there is to read; endless: until what it
 * waits for is done.
 */
export const toastTimes = { usual: 1500, short: 3000, long: 8000, endless: 9_999_000 } as const;
