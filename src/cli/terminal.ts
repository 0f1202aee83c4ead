/** The output of a command, and what it may do there. */
export interface Terminal {
  /** Writes results to stdout. */
  write: (text: string) => void;
  /** Writes remarks to stderr. */
  complain: (text: string) => void;
  /** Whether a person watches stdout: only then is the screen cleared. */
  screen: boolean;
  /** Whether a person watches stderr: only then a progress bar is shown. */
  progress: boolean;
  /** Calls back when the person wants to end, with Ctrl-C for example. Returns a function that stops listening. */
  onInterrupt: (callback: () => void) => () => void;
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** The terminal of this process, or the pipes in its place. */
export function processTerminal(): Terminal {
  return {
    write: (text) => {
      process.stdout.write(text);
    },
    complain: (text) => {
      process.stderr.write(text);
    },
    screen: process.stdout.isTTY === true,
    progress: process.stderr.isTTY === true,
    onInterrupt: (callback) => {
      for (const signal of signals) process.on(signal, callback);
      return () => {
        for (const signal of signals) process.off(signal, callback);
      };
    },
  };
}

/** `livery check | head`: a closed pipe is not an error. */
export function endQuietlyWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    });
  }
}
