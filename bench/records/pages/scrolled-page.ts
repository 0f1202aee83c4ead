import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/global.css";
import "#ui/surfaces.css";
import { pictureOf } from "../../picture-of.ts";

/** The functions of a page that the command calls. */
export interface ScrolledRecords {
  /** Milliseconds between one frame and the next, since `watch`. */
  frames: number[];
  /** The most elements there were at a time, since `watch`. */
  elements: number;
  /** Milliseconds from each tap on a filter until a frame that shows it as chosen has been painted. */
  taps: number[];
  watch(): void;
  listed(): number;
  /** The first entries as they are drawn. */
  picture(): string[];
}

declare global {
  interface Window {
    records: ScrolledRecords;
  }
}

/** Draws a list and makes it measurable. */
export function measurePage(node: ReactNode): void {
  const container = document.body.appendChild(document.createElement("main"));
  const entries = () => [...container.querySelectorAll<HTMLElement>("li, tbody tr")];
  const records: ScrolledRecords = {
    frames: [],
    elements: 0,
    taps: [],
    watch() {
      let before = performance.now();
      const look = (now: number) => {
        records.frames.push(now - before);
        before = now;
        records.elements = Math.max(records.elements, container.getElementsByTagName("*").length);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    listed: () => entries().length,
    picture: () => entries().slice(0, 9).flatMap(pictureOf),
  };
  // Since the finger was lifted, so that what blocks the page in between counts, too.
  addEventListener("click", ({ target, timeStamp }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const look = () =>
      target.checked ? afterPaint(() => records.taps.push(performance.now() - timeStamp)) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  window.records = records;
  createRoot(container).render(node);
}

/** A frame's callbacks run before it is painted; a message that they send arrives after that. */
function afterPaint(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", act, { once: true });
  port1.start();
  port2.postMessage(undefined);
}
