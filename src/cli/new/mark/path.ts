/** A point of the drawing, on a field of 64 × 64. */
export type Point = readonly [x: number, y: number];

/** The middle of the field. */
export const middle = 32;

/** The point at an angle, in degrees from the top and clockwise, and a distance from the middle. */
export function around(degrees: number, distance: number, centre: Point = [middle, middle]): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [centre[0] + Math.cos(angle) * distance, centre[1] + Math.sin(angle) * distance];
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A petal from one point to another, `width` across at its middle, pointed at both ends. */
export function petal(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [sideX, sideY] = [(-dy / length) * width, (dx / length) * width];
  const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return `M${at(from)}Q${at([half[0] + sideX, half[1] + sideY])} ${at(to)}Q${at([half[0] - sideX, half[1] - sideY])} ${at(from)}Z`;
}

/** A bar with round ends that rises from `bottom`. */
export function stem(x: number, width: number, top: number, bottom: number): string {
  const r = width / 2;
  return `M${at([x - r, bottom])}V${short(top + r)}A${short(r)} ${short(r)} 0 0 1 ${at([x + r, top + r])}V${short(bottom)}Z`;
}

/** A circle as a path. */
export function circle([x, y]: Point, r: number): string {
  return `M${at([x - r, y])}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0Z`;
}

/** "12.3 4": a point in a path. */
export function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Two decimals are finer than any phone shows. */
export function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
