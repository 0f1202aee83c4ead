import { randomInt } from "node:crypto";
import sharp from "sharp";

const HEIGHT = 96;
/** Less than a digit is wide, so that neighbours touch: a recogniser cannot take them apart. */
const STEP = 35;
const MARGIN = 14;
/** Red, green and blue. */
const CHANNELS = 3;
const PAPER = "#f2f1ec";
const INKS = ["#1f2a44", "#5a1f44", "#1f4a3a", "#4a321f", "#33265e"];
/** Curves as thick and dark as the digits, which no filter removes without them, and gaps across both. */
const CURVES = 1;
const GAPS = 2;

/**
 * The digits as strokes in a box of 10 by 16: no font that a program could be trained on or that a server might lack.
 */
const STROKES = [
  "M5 1C9.5 1 9.5 15 5 15C.5 15 .5 1 5 1Z",
  "M2 4.5L5.5 1V15M2 15H9",
  "M1.5 4.5C2 0 9 0 8.5 5C8.2 8 2.5 11.5 1.5 15H9",
  "M1.5 3C3 0 9 0 8.5 4C8.3 7 5.5 7.4 4.5 7.5C6 7.4 9.5 8.5 9 12C8.5 16 2 16 1 12.5",
  "M7 15V1L1 11H9.5",
  "M8.5 1H2.7L2 7.4C4 5.6 9 6 9 10.5C9 15.5 3 16 1 13",
  "M8 1.3C3 2.5 1.5 7 1.5 10.5C1.5 16.5 9 16.5 9 10.8C9 6 2.5 6.2 1.6 10.3",
  "M1 1H9L4 15",
  "M5 7.5C.5 6.5 1 1 5 1C9 1 9.5 6.5 5 7.5C-.5 8.5 0 15 5 15C10 15 10.5 8.5 5 7.5Z",
  "M8.8 5.5C8 9.8 1.2 9.5 1.2 5C1.2 0 8.8 0 8.8 5C8.8 9.5 7.5 13 3.5 15",
];

/** A whole number from the first to below the second. */
type PickNumber = (least: number, end: number) => number;

/**
 * Digits as a PNG that a person reads and a text recogniser does not: turned, touching, crossed by curves of their own
 * thickness and colour, cut by gaps, and bent as a whole.
 *
 * @param pick Where the chance comes from: guessable numbers are for tests only.
 */
export async function drawCaptcha(digits: string, pick: PickNumber = randomInt): Promise<Buffer> {
  const width = 2 * MARGIN + STEP * digits.length;
  const ink = INKS[pick(0, INKS.length)] ?? "#000000";
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    ...[...digits].map((digit, place) => drawnDigit(Number(digit), place, pick)),
    ...Array.from({ length: CURVES }, () => curve(width, ink, pick(34, 46) / 10, pick)),
    ...Array.from({ length: GAPS }, () => curve(width, PAPER, pick(18, 24) / 10, pick)),
    "</g></svg>",
  ];
  const { data } = await sharp(Buffer.from(drawing.join("")))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(bent(data, width, pick), { raw: { width, height: HEIGHT, channels: CHANNELS } })
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

function drawnDigit(digit: number, place: number, pick: PickNumber): string {
  const [wide, high] = [pick(30, 37) / 10, pick(32, 40) / 10];
  const x = MARGIN + place * STEP + STEP / 2 + pick(-3, 4);
  const y = HEIGHT / 2 + pick(-9, 10);
  return `<path d="${STROKES[digit] ?? ""}" stroke-width="${pick(13, 16) / 10}" transform="translate(${x} ${y}) rotate(${pick(-24, 25)}) skewX(${pick(-12, 13)}) scale(${wide} ${high}) translate(-5 -8)"/>`;
}

function curve(width: number, colour: string, thickness: number, pick: PickNumber): string {
  const [from, to] = [pick(20, HEIGHT - 20), pick(20, HEIGHT - 20)];
  const bends = [pick(0, width), pick(-10, HEIGHT + 10), pick(0, width), pick(-10, HEIGHT + 10)];
  return `<path d="M0 ${from}C${bends.join(" ")} ${width} ${to}" stroke="${colour}" stroke-width="${thickness}"/>`;
}

/** The picture with each pixel moved along two waves. */
function bent(pixels: Buffer, width: number, pick: PickNumber): Buffer {
  const [across, down] = [wave(pick), wave(pick)];
  const result = Buffer.alloc(pixels.length);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < width; x++) {
      const fromX = within(Math.round(x + across(y)), width);
      const fromY = within(Math.round(y + down(x)), HEIGHT);
      const from = (fromY * width + fromX) * CHANNELS;
      pixels.copy(result, (y * width + x) * CHANNELS, from, from + CHANNELS);
    }
  return result;
}

function wave(pick: PickNumber): (at: number) => number {
  const [height, length, phase] = [pick(28, 40) / 10, pick(44, 66), pick(0, 100)];
  return (at) => height * Math.sin((2 * Math.PI * (at + phase)) / length);
}

function within(at: number, size: number): number {
  return Math.min(size - 1, Math.max(0, at));
}
