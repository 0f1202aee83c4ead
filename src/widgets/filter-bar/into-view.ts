/** Pixels beside a chip that is scrolled into view. */
const MARGIN = 16;

/** The chosen one is seen, also where its line is longer than the screen. Only the line scrolls. */
export function intoView(chip: HTMLElement | null): void {
  let line = chip?.parentElement;
  while (line && line.scrollWidth <= line.clientWidth) line = line.parentElement?.closest<HTMLElement>("[data-line]");
  if (!chip || !line) return;
  const [inner, outer] = [chip.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.right > outer.right) line.scrollLeft += inner.right - outer.right + MARGIN;
  else if (inner.left < outer.left) line.scrollLeft -= outer.left - inner.left + MARGIN;
}
