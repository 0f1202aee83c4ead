/**
 * Showing a popover again puts it on top of a dialog that was opened meanwhile. Browsers without popovers use the
 * z-index.
 */
export function showOnTop(element: HTMLElement | null): void {
  if (!element || typeof element.showPopover !== "function") return;
  element.popover ??= "manual";
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}
