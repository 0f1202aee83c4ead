import type { Page } from "@playwright/test";
import { expect } from "./site-test.ts";

/** Everything drawn has the colours and the text sizes that a brand and a visitor chose, and none of its own. */
export async function expectStylesFollow(page: Page): Promise<void> {
  expect(await page.evaluate(ownColours), "colours that are no tokens of the brand").toEqual([]);
  expect(await page.evaluate(fixedTexts), "texts that keep their size when the visitor's text size changes").toEqual(
    [],
  );
}

/**
 * Runs in the page: gives all tokens one colour, and names what is drawn in another. Black and white belong to no brand:
 * shadows, what dims a page, the light on a ball, and words over pictures. Logos of others have colours of their own, and
 * a range draws no text; series of a chart turn the hue of a token.
 */
function ownColours(): string[] {
  const colour = /(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\))/gi;
  const foreign = "svg [stroke^='#'], svg [fill^='#'], [type=range], [data-series]";
  const root = document.documentElement;
  const before = root.style.cssText;
  const tokens = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith(":root"))
    .flatMap((rule) => [...(rule as CSSStyleRule).style].map((name) => [name, (rule as CSSStyleRule).style] as const));
  for (const [name, style] of tokens) {
    const value = style.getPropertyValue(name);
    if (name.startsWith("--") && value.search(colour) !== -1)
      root.style.setProperty(name, value.replaceAll(colour, "color(srgb 0 0.5 1)"));
  }

  /** Whether it is black, white, nothing, or the one colour of tokens, also mixed with black or white. */
  function isAllowed(drawn: string): boolean {
    sample.style.color = `color-mix(in srgb, ${drawn}, ${drawn})`;
    const [red = 0, green = 0, blue = 0, opacity = 1] = (
      getComputedStyle(sample)
        .color.replace("srgb", "")
        .match(/[\d.e-]+/g) ?? []
    ).map(Number);
    const isBlackOrWhite = (red === 0 || red === 1) && red === green && green === blue;
    if (opacity === 0 || isBlackOrWhite) return true;
    return blue - red > 0.02 && Math.abs((red + blue) / 2 - green) < 0.01;
  }

  const sample = document.body.appendChild(document.createElement("i"));
  const found = new Set<string>();
  for (const element of document.querySelectorAll("body, body *:not(script, style)")) {
    if (element.matches(foreign) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const drawn = [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.boxShadow,
      style.fill,
      style.stroke,
    ];
    for (const side of ["Top", "Right", "Bottom", "Left"] as const)
      if (parseFloat(style[`border${side}Width`]) > 0) drawn.push(style[`border${side}Color`]);
    for (const one of drawn.flatMap((value) => value.match(colour) ?? []))
      if (!isAllowed(one)) found.add(`${one} of ${element.outerHTML.replace(/>.*/s, ">").slice(0, 160)}`);
  }
  sample.remove();
  root.style.cssText = before;
  return [...found];
}

/**
 * Runs in the page: changes the visitor's text size, and names what stays as it is: what is limited by the screen's
 * width at least shrinks. Words of a logo, numbers of balls, a label on a game's picture, and what is so large that it
 * fills its place belong to a drawing.
 */
function fixedTexts(): string[] {
  const LARGE = 20;
  const drawings = "[data-fill], [data-balls], button [data-tone=plain], button [data-tone=strong]";
  const root = document.documentElement;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const owners = new Set<Element>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (owner && (text.textContent ?? "").trim() !== "" && !owner.closest(`${drawings}, .visually-hidden, script`))
      owners.add(owner);
  }
  const before = root.style.fontSize;
  const sizesAt = (size: string) => {
    root.style.fontSize = size;
    return new Map([...owners].map((owner) => [owner, parseFloat(getComputedStyle(owner).fontSize)]));
  };
  const [half, whole, twice] = [sizesAt("50%"), sizesAt("100%"), sizesAt("200%")];
  root.style.fontSize = before;
  return [...owners]
    .filter((owner) => half.get(owner) === twice.get(owner) && (whole.get(owner) ?? 0) < LARGE)
    .map((owner) => `${whole.get(owner)}px: ${owner.outerHTML.slice(0, 160)}`);
}
