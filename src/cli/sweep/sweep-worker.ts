import { parentPort, workerData } from "node:worker_threads";
import { sweepPart, type PartTask } from "./sweep-part.ts";

/** Checks a part of the brands in its own thread. */
void sweepPart(workerData as PartTask).then((found) => parentPort?.postMessage(found));
