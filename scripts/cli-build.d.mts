/** The entry of the current build, which is made if it does not exist. */
export function builtCli(): Promise<string>;
