/** Where a command speaks, and what it may do there. */
export interface Terminal {
  /** Answers: stdout. */
  write: (text: string) => void;
  /** Remarks: stderr. */
  complain: (text: string) => void;
  /** Whether a person watches stdout: only then is the screen cleared. */
  screen: boolean;
  /** Whether a person watches stderr: only then a bar shows how far the work is. */
  progress: boolean;
  /** Calls back when the person wants to end, with Ctrl-C for example. Returns how to stop listening. */
  onInterrupt: (callback: () => void) => () => void;
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** The terminal this process was started in, or the pipes in its place. */
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

/** `livery check | head`: when nobody reads on there is nothing left to say, and nothing to complain about. */
export function endQuietlyWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    });
  }
}
