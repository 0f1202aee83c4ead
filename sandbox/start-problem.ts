/**
 * A problem that prevents the sandbox from starting and that the operator can fix. The message says what is wrong and
 * what to do, in one line.
 */
export class StartProblem extends Error {}
