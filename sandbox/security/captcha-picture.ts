import { randomInt } from "node:crypto";
import sharp from "sharp";

const HEIGHT = 96;
const STEP = 38;
const MARGIN = 22;
const NOISE_LINES = 5;
const NOISE_DOTS = 60;
const INKS = ["#1f2a44", "#5a1f44", "#1f4a3a", "#4a321f", "#33265e"];

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

/**
 * Digits as a PNG that a person reads and a simple program does not: each is turned, moved and scaled by chance, among
 * lines and dots.
 */
export async function drawCaptcha(digits: string): Promise<Buffer> {
  const width = 2 * MARGIN + STEP * digits.length;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="#f2f1ec"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...Array.from({ length: NOISE_LINES }, () => lineAcross(width)),
    ...[...digits].map((digit, place) => drawnDigit(Number(digit), place)),
    `</g>`,
    ...Array.from({ length: NOISE_DOTS }, () => dot(width)),
    "</svg>",
  ];
  return sharp(Buffer.from(drawing.join("")))
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

function drawnDigit(digit: number, place: number): string {
  const scale = randomInt(29, 38) / 10;
  const x = MARGIN + place * STEP + STEP / 2 + randomInt(-4, 5);
  const y = HEIGHT / 2 + randomInt(-9, 10);
  return `<path d="${STROKES[digit] ?? ""}" stroke="${ink()}" stroke-width="${randomInt(14, 20) / 10}" transform="translate(${x} ${y}) rotate(${randomInt(-22, 23)}) skewX(${randomInt(-14, 15)}) scale(${scale}) translate(-5 -8)"/>`;
}

function lineAcross(width: number): string {
  const [from, bend, to] = [randomInt(HEIGHT), randomInt(HEIGHT), randomInt(HEIGHT)];
  return `<path d="M0 ${from}Q${randomInt(width)} ${bend} ${width} ${to}" stroke="${ink()}" stroke-width="${randomInt(10, 26) / 10}" opacity="0.55"/>`;
}

function dot(width: number): string {
  return `<circle cx="${randomInt(width)}" cy="${randomInt(HEIGHT)}" r="${randomInt(8, 22) / 10}" fill="${ink()}" opacity="0.5"/>`;
}

function ink(): string {
  return INKS[randomInt(INKS.length)] ?? "#000000";
}
