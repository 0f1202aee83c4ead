/** The address of the page; where the check draws pages, which has none, any. */
export function pageAddress(): string {
  return typeof location === "undefined" ? "https://site.invalid/" : location.href;
}
