import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** The sandbox in its own process, started as a person would start it. */
export interface SandboxProcess {
  child: ChildProcess;
  /** Resolves with the port once it is ready; rejects if it exits before. */
  ready: Promise<number>;
  /** Resolves when it has exited. */
  ended: Promise<{ code: number | null; stderr: string }>;
}

export function runSandbox(environment: Record<string, string>): SandboxProcess {
  const child = spawn(process.execPath, ["--import", "tsx", "sandbox/main.ts"], {
    env: { PATH: process.env["PATH"], SANDBOX_PORT: "0", LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, stderr }));
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout?.once("data", (line: Buffer) => resolve((JSON.parse(line.toString()) as { port: number }).port));
    void ended.then(() => reject(new Error(`the sandbox exited before it was ready: ${stderr}`)));
  });
  ready.catch(() => {});
  return { child, ready, ended };
}
