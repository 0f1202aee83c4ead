/** Path data helpers. Every path here uses absolute M, L, C, Q, A and Z only, so that it can be mirrored. */

const round = (value: number) => String(Math.round(value * 100) / 100);

export function pair(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${pair(cx - rx, cy)}A${pair(rx, ry)} 0 0 1 ${pair(cx + rx, cy)}A${pair(rx, ry)} 0 0 1 ${pair(cx - rx, cy)}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  const [right, bottom] = [x + width, y + height];
  return `M${pair(x + r, y)}L${pair(right - r, y)}Q${pair(right, y)} ${pair(right, y + r)}L${pair(right, bottom - r)}Q${pair(right, bottom)} ${pair(right - r, bottom)}L${pair(x + r, bottom)}Q${pair(x, bottom)} ${pair(x, bottom - r)}L${pair(x, y + r)}Q${pair(x, y)} ${pair(x + r, y)}Z`;
}

export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => pair(x, y)).join("L")}Z`;
}

/** A point at an angle (degrees, 0 is up, clockwise) and distance. */
export function around(cx: number, cy: number, angle: number, distance: number): readonly [number, number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [cx + distance * Math.cos(radians), cy + distance * Math.sin(radians)];
}

export function star(cx: number, cy: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    around(cx, cy, turn + (index * 180) / points, index % 2 === 0 ? outer : inner),
  );
  return polygon(...corners);
}

/** A four-pointed sparkle with hollow sides. */
export function sparkle(cx: number, cy: number, size: number, waist = 0.12): string {
  const w = size * waist;
  return `M${pair(cx, cy - size)}Q${pair(cx + w, cy - w)} ${pair(cx + size, cy)}Q${pair(cx + w, cy + w)} ${pair(cx, cy + size)}Q${pair(cx - w, cy + w)} ${pair(cx - size, cy)}Q${pair(cx - w, cy - w)} ${pair(cx, cy - size)}Z`;
}

/** A wedge of rays around a centre: every second sector filled. */
export function rays(cx: number, cy: number, count: number, length: number, turn = 0, share = 0.5): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, index) =>
    polygon(
      [cx, cy],
      around(cx, cy, turn + index * step, length),
      around(cx, cy, turn + (index + share) * step, length),
    ),
  ).join("");
}

interface Step {
  name: string;
  numbers: number[];
}

function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([MLCQAZ])([^MLCQAZ]*)/g)].map((match) => ({
    name: match[1] ?? "",
    numbers: (match[2] ?? "").match(/-?\d*\.?\d+/g)?.map(Number) ?? [],
  }));
}

/** The same path mirrored at x = `axis`. */
export function mirrored(d: string, axis = 50): string {
  return stepsOf(d)
    .map(({ name, numbers }) => {
      if (name === "A") {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
        return `A${pair(rx, ry)} ${-turn} ${large} ${1 - sweep} ${pair(2 * axis - x, y)}`;
      }
      return name + numbers.map((value, index) => round(index % 2 === 0 ? 2 * axis - value : value)).join(" ");
    })
    .join("");
}

/**
 * A symmetric outline from its right half: `half` starts with M on the axis (x = 50), runs down the right side with L,
 * C and Q, and ends on the axis. The left side is its mirror image.
 */
export function symmetric(half: string): string {
  const steps = stepsOf(half).filter((step) => step.name !== "Z");
  const ends = steps.map((step) => step.numbers.slice(-2));
  const back = steps.slice(1).map((step, index) => {
    const start = ends[index] ?? [50, 50];
    const controls = pairsOf(step.numbers).slice(0, -1).reverse().flat();
    return step.name + [...controls, ...start].map((value, at) => round(at % 2 === 0 ? 100 - value : value)).join(" ");
  });
  return `${half}${back.reverse().join("")}Z`;
}

function pairsOf(numbers: number[]): number[][] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => numbers.slice(index * 2, index * 2 + 2));
}

/** What a path draws, and the same mirrored, on both sides of the middle. */
export function both(draw: (d: string) => string, d: string): string {
  return draw(mirrored(d)) + draw(d);
}
