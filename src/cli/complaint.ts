import { CommanderError } from "commander";
import { remark } from "./colours.ts";
import { reasonOf } from "#capabilities/folder-entries.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

/** Reports in one clear line why the command could not run. Returns the exit code. */
export function complain(error: unknown, terminal: Pick<Terminal, "complain">): number {
  if (error instanceof CommanderError && (error.exitCode === 0 || error.code === "commander.help"))
    return error.exitCode === 0 ? 0 : 2;
  terminal.complain(`${remark.red("livery:")} ${lineOf(error)}\n`);
  return 2;
}

function lineOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof CommanderError) return wordsOf(error);
  if (error instanceof Error && "code" in error && "path" in error)
    return `"${String(error.path)}" cannot be read: ${reasonOf(error)}.`;
  return `Internal error in livery. Please report it:\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Commander's complaint about the command line, in our words. */
function wordsOf({ code, message }: CommanderError): string {
  const [, name = ""] = /'([^']*)'/.exec(message) ?? [];
  const meant = /\(Did you mean (?:one of )?(.+?)\?\)/.exec(message)?.[1];
  const hint = meant === undefined ? "livery --help shows examples." : `Did you mean ${meant}?`;
  if (code === "commander.unknownOption") return `There is no option ${name}. ${hint}`;
  if (code === "commander.unknownCommand") return `There is no command "${name}". ${hint}`;
  if (code === "commander.missingArgument") return `The command requires <${name}>. ${hint}`;
  if (code === "commander.optionMissingArgument") return `The option ${name} requires a value. ${hint}`;
  if (code === "commander.missingMandatoryOptionValue") return `The option ${name} is required. ${hint}`;
  if (code === "commander.excessArguments") return `There are too many arguments. ${hint}`;
  return message.replace(/^error: /, "");
}
