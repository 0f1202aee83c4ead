/** The functions of a page that the command calls. */
export interface WatchedRain {
  /** Milliseconds between one frame and the next while it rains. */
  frames: readonly number[];
  /** How many envelopes there were, and how many were caught. */
  seen(): number;
  caught(): number;
}

declare global {
  interface Window {
    rain: WatchedRain;
  }
}

/** Milliseconds between two taps. */
const TAPS = 700;

/** Records every frame from the first envelope on, and taps one of them ever so often. */
export function watchRain(): void {
  const frames: number[] = [];
  const seen = new Set<Element>();
  const tapped = new Set<Element>();
  let before: number | undefined;
  let lastTap = 0;
  const look = (now: number) => {
    const envelopes = [...document.querySelectorAll("main button[aria-label]")];
    for (const envelope of envelopes) seen.add(envelope);
    if (before !== undefined && envelopes.length > 0) frames.push(now - before);
    if (seen.size > 0) before = now;
    if (now - lastTap > TAPS) tap(envelopes);
    requestAnimationFrame(look);

    function tap(all: readonly Element[]): void {
      const next = all.find((envelope) => !tapped.has(envelope) && envelope.getBoundingClientRect().top > 100);
      if (!next) return;
      lastTap = now;
      tapped.add(next);
      next.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    }
  };
  requestAnimationFrame(look);
  window.rain = {
    frames,
    seen: () => seen.size,
    caught: () => [...tapped].filter((envelope) => envelope.hasAttribute("data-caught")).length,
  };
}
