import { parentPort, workerData } from "node:worker_threads";
import { drawPart, type DrawTask } from "./draw-part.ts";
import { loadRenderer } from "./renderer.ts";

/** Draws a part of the brands in its own thread. */
void loadRenderer()
  .then((renderer) => drawPart(workerData as DrawTask, renderer, () => parentPort?.postMessage("drawn")))
  .then((found) => parentPort?.postMessage(found));
