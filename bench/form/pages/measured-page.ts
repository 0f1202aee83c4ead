import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "#ui/global.css";
import "#ui/surfaces.css";
import { pictureOf } from "../../picture-of.ts";

/** Milliseconds from a key until the code is done with it, and until it is painted. */
export interface KeyTimes {
  code: number;
  paint: number;
}

/** The functions of a page that the command calls. */
export interface MeasuredPage {
  /** Draws the form: milliseconds until it is drawn and laid out. */
  mount(): number;
  /** The times of all keys so far. */
  keys: readonly KeyTimes[];
  /** The form as drawn, without what differs between two renders: ids, and the order of attributes. */
  picture(): string[];
}

declare global {
  interface Window {
    measured: MeasuredPage;
  }
}

/** The number of fields in the page's address. */
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
  // Reading a size forces a layout.
  const { height } = container.getBoundingClientRect();
  return height > 0 ? performance.now() - start : Number.NaN;
}

/** Waits until React and the promises of a check have handled an event: all of that happens before the next task. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

function message(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => then(), { once: true });
  port1.start();
  port2.postMessage(null);
}
