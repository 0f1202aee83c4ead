import { useNavigate } from "react-router-dom";

/** Milliseconds in which a second tap on "back" belongs to the first. */
const DOUBLE_TAP = 300;
let lastStep = -DOUBLE_TAP;

/** Navigates to an address of the site, or steps through the history. A double tap navigates once. */
export type Go = (to: string | number, options?: { replace?: boolean }) => void;

/** How everything in the site navigates. */
export function useGo(): Go {
  const navigate = useNavigate();
  return (to, options) => {
    if (typeof to === "string") void navigate(to, isHere(to) ? { ...options, replace: true } : options);
    else if (isFirstTap()) void navigate(to);
  };
}

/**
 * Whether the browser already has this address, as after the first tap of two: the page from before is shown, and takes
 * taps, until the next one has loaded.
 */
function isHere(to: string): boolean {
  return to === `${location.pathname}${location.search}`;
}

function isFirstTap(): boolean {
  const now = performance.now();
  const first = now - lastStep >= DOUBLE_TAP;
  if (first) lastStep = now;
  return first;
}
