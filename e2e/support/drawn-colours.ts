import { expect, type Page } from "@playwright/test";
import { tints } from "#compile/theme/pairs.ts";
import { HERO_MIST } from "./hero-mist.ts";

/** The page's tints are those with which colours are chosen and checked. */
export async function expectTints(page: Page): Promise<void> {
  const named = Object.keys(tints).map((name) => `var(--tint${name === "ink" ? "" : `-${name}`})`);
  const assumed = Object.values(tints).map(({ of, share }) => shareOf(of, share));
  expect(await page.evaluate(drawn, named)).toEqual(await page.evaluate(drawn, assumed));
}

/**
 * A hero's words have the colours of text, and the mist between them and the drawing is as thick, and the drawing in such
 * colours, as the test of every brand assumes.
 */
export async function expectMist(page: Page): Promise<void> {
  const [mist = "", muted, ...paints] = await page.evaluate(drawn, [
    shareOf("surface", HERO_MIST),
    "var(--color-muted)",
    "var(--color-ink)",
    "var(--color-accent)",
    "var(--color-accent-alt)",
  ]);
  const [ink] = paints;
  const { veil, texts, painted } = await page.evaluate(heroOfPage);
  expect(paints, "the colours that a hero is drawn in").toEqual(expect.arrayContaining(painted));
  expect(painted).not.toEqual([]);
  expect(texts).toEqual([ink, muted].slice(0, texts.length));
  expect(texts).not.toEqual([]);
  // It reaches beyond the words by as much as it takes to become thick.
  expect([veil.top, veil.bottom]).toEqual(["-32px", "-20px"]);
  expect(veil.image).toContain(`, ${mist} 32px, ${mist} calc(100% - 20px), `);
}

const shareOf = (colour: string, share: number) =>
  `color-mix(in srgb, var(--color-${colour}) ${Math.round(share * 100)}%, transparent)`;

/** Runs in the page: colours as the browser draws them. */
function drawn(colours: readonly string[]): string[] {
  const sample = document.body.appendChild(document.createElement("i"));
  const found = colours.map((colour) => {
    sample.style.backgroundColor = colour;
    return getComputedStyle(sample).backgroundColor;
  });
  sample.remove();
  return found;
}

/** Runs in the page. */
function heroOfPage() {
  const title = document.querySelector("header[data-motif] :is(h1, h2)");
  const words = title?.parentElement;
  const { top, bottom, backgroundImage } = getComputedStyle(words ?? document.body, "::before");
  const texts = [...(words?.children ?? [])].map((text) => getComputedStyle(text).color);
  const shapes = [...document.querySelectorAll("header[data-motif] > svg *")].map((shape) => getComputedStyle(shape));
  const painted = [...new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke]))].filter(
    (paint) => paint !== "none",
  );
  return { painted, veil: { top, bottom, image: backgroundImage }, texts };
}
