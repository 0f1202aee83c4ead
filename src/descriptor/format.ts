/** The format that this engine reads. A layer of an earlier one is migrated (src/compile/migrations). */
export const currentFormat = 3;
