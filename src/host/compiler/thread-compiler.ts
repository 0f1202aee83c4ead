import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Batch, BrandCompiler, Look } from "./brand-compiler.ts";
import type { CompilerSettings } from "./local-compiler.ts";

/** A request to the thread: a method of the compiler with what it is given. */
export type Request = {
  [Name in keyof BrandCompiler]: { id: number; name: Name; given: Parameters<BrandCompiler[Name]> };
}[keyof BrandCompiler];

/** The thread's answer to a request. */
export type Answer = { id: number; result: unknown } | { id: number; error: unknown };

interface Waiting {
  done: (result: never) => void;
  fail: (error: unknown) => void;
}

/** Compiles in a thread of its own, so that no request waits for it. A thread that dies is started again when it is needed. */
export class ThreadCompiler implements BrandCompiler {
  readonly #settings: CompilerSettings;
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  /** @param dist The folder of the build, which contains the thread's code. */
  constructor({ brands, textPacks, engine, data, worker }: CompilerSettings, dist: string) {
    this.#settings = { brands, textPacks, engine, data, worker };
    this.#file = resolve(dist, "server/compiler-worker.js");
    this.#worker = this.#start();
  }

  look(...given: Parameters<BrandCompiler["look"]>): Promise<Look> {
    return this.#ask({ name: "look", given });
  }

  compile(...given: Parameters<BrandCompiler["compile"]>): Promise<Batch> {
    return this.#ask({ name: "compile", given });
  }

  locate(...given: Parameters<BrandCompiler["locate"]>): ReturnType<BrandCompiler["locate"]> {
    return this.#ask({ name: "locate", given });
  }

  tidy(...given: Parameters<BrandCompiler["tidy"]>): Promise<void> {
    return this.#ask({ name: "tidy", given });
  }

  #ask<T>(request: Pick<Request, "name" | "given">): Promise<T> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#asked;
    return new Promise<T>((done, fail) => {
      this.#waiting.set(id, { done, fail });
      worker.ref();
      worker.postMessage({ id, ...request });
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#settings, execArgv: [] });
    worker.on("message", (answer: Answer) => this.#take(answer, worker));
    worker.once("error", (error) => this.#end(worker, error));
    worker.once("exit", () => this.#end(worker, new Error("The thread that compiles brands has ended.")));
    // Between two requests it does not keep the process alive.
    worker.unref();
    return worker;
  }

  #take(answer: Answer, worker: Worker): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) worker.unref();
    if ("error" in answer) waiting?.fail(answer.error);
    else waiting?.done(answer.result as never);
  }

  #end(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }
}
