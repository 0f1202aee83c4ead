import { parentPort, workerData } from "node:worker_threads";
import { sweepPart, type PartTask } from "./sweep-part.ts";

/** Looks at a part of the brands in a thread of its own. */
void sweepPart(workerData as PartTask).then((found) => parentPort?.postMessage(found));
