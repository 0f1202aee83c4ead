/**
 * Tells at once, and whenever the page has another height: when it has been laid out, so that asking where something
 * stands costs nothing. Returns how to stop.
 */
export function watchPageHeight(told: () => void): () => void {
  // Every browser of the matrix has it; what renders without a screen has no height either.
  if (typeof ResizeObserver !== "function") return () => undefined;
  const observer = new ResizeObserver(told);
  observer.observe(document.body);
  return () => observer.disconnect();
}
