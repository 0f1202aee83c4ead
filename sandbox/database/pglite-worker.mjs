// Runs in a worker thread of its own: one long query would otherwise block every request.
// Plain JavaScript, because a worker's entry is loaded by Node itself, which reads no TypeScript on every version we
// support. The messages are described in pglite-messages.ts.
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

const BIGINT_TYPE = 20;
const opened = open(workerData);
opened.then(
  () => parentPort.postMessage({ kind: "opened" }),
  (error) => parentPort.postMessage({ kind: "broken", message: String(error) }),
);
parentPort.on("message", (message) => (message.kind === "close" ? close() : query(message)));

async function open({ folder, filledFrom, module }) {
  return PGlite.create(folder, {
    pgliteWasmModule: module,
    parsers: { [BIGINT_TYPE]: BigInt },
    extensions: { pg_trgm },
    ...(filledFrom && { loadDataDir: new Blob([await readFile(filledFrom)]) }),
  });
}

async function query({ id, sql, parameters }) {
  try {
    const pglite = await opened;
    const { rows, affectedRows } = await pglite.query(sql, parameters);
    parentPort.postMessage({ kind: "rows", id, rows, affected: affectedRows ?? 0 });
  } catch (error) {
    parentPort.postMessage({ kind: "failed", id, message: String(error?.message ?? error), code: error?.code });
  }
}

async function close() {
  const pglite = await opened;
  await pglite.close();
  parentPort.postMessage({ kind: "closed" });
}
