/**
 * Calls back at once, and whenever the page's height has changed: after layout, so that measuring costs nothing.
 * Returns how to stop.
 */
export function watchPageHeight(onHeight: () => void): () => void {
  // Every supported browser has it; a renderer without a screen has no height either.
  if (typeof ResizeObserver !== "function") return () => undefined;
  const observer = new ResizeObserver(onHeight);
  observer.observe(document.body);
  return () => observer.disconnect();
}
