import { readSettings } from "./settings.ts";
import { start, type Running } from "./start.ts";
import { StartProblem } from "./start-problem.ts";

/**
 * `node --import tsx sandbox/main.ts`: prints {"ready":true,"port":…,"games":"http://…"} on standard output when it
 * answers, one line on standard error when it cannot start.
 */
async function main(): Promise<void> {
  try {
    const running = await start(readSettings(process.env));
    stopOnRequest(running);
    const ready = { ready: true, port: running.port, games: running.gamesOrigin };
    process.stdout.write(`${JSON.stringify(ready)}\n`);
    process.send?.(ready);
  } catch (error) {
    process.stderr.write(
      error instanceof StartProblem
        ? `${error.message}\n`
        : `The sandbox cannot start: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

function stopOnRequest(running: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The sandbox did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // The parent process that opened a channel to this one has exited.
  process.once("disconnect", stop);
}

await main();
