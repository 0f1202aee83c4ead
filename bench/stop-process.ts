import type { ChildProcess } from "node:child_process";

/** Whether a process is over. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The timeout until a process has stopped by itself, in milliseconds. */
const STOP_LIMIT = 8000;

/** Asks a process to stop, kills it when it does not, and waits until it has ended. */
export async function stopProcess(child: ChildProcess, signal: "SIGINT" | "SIGTERM" = "SIGTERM"): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise((done) => child.once("exit", done));
  const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT);
  child.kill(signal);
  await gone;
  clearTimeout(limit);
}
