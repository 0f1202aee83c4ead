import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./pglite-messages.ts";
import { pgliteModule } from "./pglite-module.ts";

export interface Rows {
  rows: Record<string, unknown>[];
  affected: number;
}
interface Waiting {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/** A query that PostgreSQL refused. `code` is its SQLSTATE. */
export class QueryRefused extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** PGlite in its worker thread. One connection: callers are queued (see pglite-dialect.ts). */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /**
   * Opens (creates when missing) a database in a folder, or in memory with "memory://". `filledFrom` is a file with the
   * initial database.
   */
  static async open(folder: string, filledFrom?: string): Promise<PgliteClient> {
    const worker = new Worker(new URL("./pglite-worker.mjs", import.meta.url), {
      workerData: { folder, filledFrom, module: await pgliteModule() },
      execArgv: [],
    });
    const client = new PgliteClient(worker);
    await new Promise<void>((resolve, reject) => {
      worker.on("message", (message: FromWorker) => {
        if (message.kind === "opened") resolve();
        else if (message.kind === "broken") reject(new Error(message.message));
        else client.#receive(message);
      });
      worker.once("error", (error) => {
        reject(error);
        client.#end(error);
      });
      worker.once("exit", () => client.#end(new Error("the thread of the embedded database has ended")));
    });
    return client;
  }

  /** Runs one statement. */
  query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#say({ kind: "query", id, sql, parameters });
    });
  }

  /** Closes the database properly and ends the thread. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.#worker.on("message", (message: FromWorker) => message.kind === "closed" && resolve());
      this.#worker.once("exit", () => resolve());
    });
    this.#say({ kind: "close" });
    await closed;
    await this.#worker.terminate();
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.kind !== "rows" && message.kind !== "failed") return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === "rows") waiting?.resolve({ rows: message.rows, affected: message.affected });
    else waiting?.reject(new QueryRefused(message.message, message.code));
  }

  /** The worker no longer answers: pending and later queries are rejected with the reason. */
  #end(error: Error): void {
    this.#ended ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
