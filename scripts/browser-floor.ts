/**
 * The oldest browsers that the site is for: the first with color-mix() and :has(), without which a page has no colours
 * or is out of place. README.md says the same in words, old-browser.ts on the page.
 */
export const browserFloor = ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"];
