import { parentPort, workerData } from "node:worker_threads";
import type { BrandCompiler } from "./brand-compiler.ts";
import { LocalCompiler, type CompilerSettings } from "./local-compiler.ts";
import type { Answer, Request } from "./thread-compiler.ts";

const compiler: BrandCompiler = new LocalCompiler(workerData as CompilerSettings);

/** Does what the host asks for, in a thread of its own. */
parentPort?.on("message", (request: Request) => {
  const done = compiler[request.name] as (...given: Request["given"]) => Promise<unknown>;
  done.apply(compiler, request.given).then(
    (result) => parentPort?.postMessage({ id: request.id, result } satisfies Answer),
    (error: unknown) => parentPort?.postMessage({ id: request.id, error } satisfies Answer),
  );
});
