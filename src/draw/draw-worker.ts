import { parentPort, workerData } from "node:worker_threads";
import type { Renderer } from "./draw-brand.ts";
import { drawPart, type DrawTask } from "./draw-part.ts";

/** The renderer of the pages, which is built beside this. */
async function loadRenderer(): Promise<Renderer> {
  const file = new URL("draw.js", import.meta.url).href;
  const module = (await import(/* @vite-ignore */ file)) as Renderer & { prepare(): Promise<void> };
  await module.prepare();
  return module;
}

/** Draws a part of the brands in its own thread. */
void loadRenderer()
  .then((renderer) => drawPart(workerData as DrawTask, renderer, () => parentPort?.postMessage("drawn")))
  .then((found) => parentPort?.postMessage(found));
