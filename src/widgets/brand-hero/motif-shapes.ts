/**
 * The computed shapes. All are on the motif's 480×280 grid and are rounded, so that host and browser render the same.
 */

const at = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;

/** Every second wedge of a wheel around the lower middle. */
export const rays: readonly string[] = Array.from({ length: 12 }, (_, index) => {
  const from = Math.PI + (index * Math.PI) / 12 + 0.04;
  const to = from + Math.PI / 26;
  const far = 420;
  return [
    at(240, 262),
    at(240 + far * Math.cos(from), 262 + far * Math.sin(from)),
    at(240 + far * Math.cos(to), 262 + far * Math.sin(to)),
  ].join(" ");
});

/** Lines of a floor in perspective: towards the vanishing point, and across it ever closer. */
export const floorLines: readonly string[] = [
  ...Array.from({ length: 13 }, (_, index) => `M${240 + (index - 6) * 22},150L${240 + (index - 6) * 130},290`),
  ...Array.from({ length: 7 }, (_, index) => `M-10,${Math.round(150 + 4 * index + 3 * index * index)}H490`),
];

/** The position of each leaf, and whether it has the second colour. */
export const leaves: readonly { transform: string; second: boolean }[] = [
  [34, 52, 24, 1],
  [34, 52, -18, 0.8],
  [62, 94, 34, 1.1],
  [62, 94, -6, 0.7],
  [34, 140, 12, 0.9],
  [62, 190, 30, 1],
  [62, 190, -14, 0.75],
  [34, 224, -2, 0.8],
  [446, 70, 160, 1.1],
  [446, 70, 198, 0.8],
  [446, 166, 150, 1],
  [446, 166, 186, 0.9],
  [470, 20, 148, 1.2],
].map(([x = 0, y = 0, angle = 0, size = 1], index) => ({
  transform: `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  second: index % 3 === 1,
}));

/** Triangles between the rim and an inner ring, each with its tone in the light (0 dark to 4 bright). */
export const facets: readonly { points: string; tone: number }[] = triangles();

function triangles(): { points: string; tone: number }[] {
  const outer = ring(9, 330, 0);
  const inner = ring(9, 150, 0.35);
  const found: { points: string; tone: number }[] = [];
  outer.forEach((point, index) => {
    const next = (index + 1) % outer.length;
    found.push({ points: [point, outer[next], inner[index]].join(" "), tone: (index * 2) % 5 });
    found.push({ points: [inner[index], inner[next], outer[next]].join(" "), tone: (index * 3 + 1) % 5 });
  });
  return found;
}

function ring(count: number, radius: number, turn: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / count;
    return at(240 + radius * Math.cos(angle), 120 + radius * 0.62 * Math.sin(angle));
  });
}
