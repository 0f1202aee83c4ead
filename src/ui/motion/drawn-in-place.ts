/**
 * Settles when an element has moved to its place, and has been drawn there. On a busy phone frames are skipped: a move
 * that is over by the clock may not have been seen. Browsers that cannot list animations do not wait.
 */
export async function drawnInPlace(element: Element | null): Promise<void> {
  const animations = element?.getAnimations?.();
  if (!animations) return;
  await Promise.allSettled(animations.map(({ finished }) => finished));
  // The first frame draws the place, the second comes after it.
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
