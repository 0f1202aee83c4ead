import { parentPort, workerData } from "node:worker_threads";
import type { BrandWorkshop } from "./brand-workshop.ts";
import { LocalWorkshop, type WorkshopSettings } from "./local-workshop.ts";
import type { Answer, Request } from "./thread-workshop.ts";

const workshop: BrandWorkshop = new LocalWorkshop(workerData as WorkshopSettings);

/** Does what the host asks for, in a thread of its own. */
parentPort?.on("message", (request: Request) => {
  const done = workshop[request.name] as (...given: Request["given"]) => Promise<unknown>;
  done.apply(workshop, request.given).then(
    (result) => parentPort?.postMessage({ id: request.id, result } satisfies Answer),
    (error: unknown) => parentPort?.postMessage({ id: request.id, error } satisfies Answer),
  );
});
