import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "#ui/global.css";
import { pictureOf } from "../../picture-of.ts";

/** Milliseconds from a key until the code is done with it, and until it is painted. */
export interface KeyTimes {
  code: number;
  paint: number;
}

/** What the command does with a page. */
export interface MeasuredPage {
  /** Draws the form: milliseconds until it is drawn and laid out. */
  mount(): number;
  /** What each key took so far. */
  keys: readonly KeyTimes[];
  /** The form as drawn, without what differs between two renders: ids, and the order of attributes. */
  picture(): string[];
}

declare global {
  interface Window {
    measured: MeasuredPage;
  }
}

/** How many fields the page's address requests. */
export const fieldsWanted = Number(new URLSearchParams(location.search).get("fields"));

/** Makes a form measurable. */
export function measurePage(node: ReactNode): void {
  const container = document.body.appendChild(document.createElement("main"));
  const keys: KeyTimes[] = [];
  let pressed = 0;
  addEventListener(
    "keydown",
    () => {
      pressed = performance.now();
    },
    { capture: true },
  );
  addEventListener("input", () => {
    const start = pressed;
    const key: KeyTimes = { code: Number.NaN, paint: Number.NaN };
    void turns().then(() => {
      key.code = performance.now() - start;
    });
    // A frame's callbacks run before it is painted, a message that is sent in them after it.
    requestAnimationFrame(() =>
      message(() => {
        key.paint = performance.now() - start;
        keys.push(key);
      }),
    );
  });
  window.measured = { mount: () => mount(node, container), keys, picture: () => pictureOf(container) };
}

function mount(node: ReactNode, container: HTMLElement): number {
  const start = performance.now();
  const root = createRoot(container);
  flushSync(() => root.render(node));
  // Asking for a size makes the browser lay out what has changed.
  const { height } = container.getBoundingClientRect();
  return height > 0 ? performance.now() - start : Number.NaN;
}

/** Waits until React and the promises of a check are done with an event: all of that happens before the next task. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

function message(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => then(), { once: true });
  port1.start();
  port2.postMessage(null);
}
