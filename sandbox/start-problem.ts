/**
 * Something that keeps the sandbox from starting and that its reader can correct. The message says what is wrong and
 * what to do, in one line.
 */
export class StartProblem extends Error {}
