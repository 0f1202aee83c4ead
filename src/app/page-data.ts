import type { Slices } from "./site.tsx";

/** Id of the element in the HTML that carries the page's slices as JSON. */
export const DATA_ELEMENT = "livery-data";
/** Id of the element that React renders into. */
export const ROOT_ELEMENT = "livery";

/** Reads the slices that came with the HTML. */
export function slicesInDocument(): Slices {
  const element = document.getElementById(DATA_ELEMENT);
  if (!element?.textContent) throw new Error(`The page has no #${DATA_ELEMENT}: it was not made by the host`);
  return JSON.parse(element.textContent) as Slices;
}
