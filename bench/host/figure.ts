/** A measured figure and its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The most it may be, or the least; absent: it is only shown. */
  goal?: { most: number } | { least: number };
  /** Why there is no value. */
  failure?: string;
}

/** Whether a figure reaches its goal. One that could not be measured does not. */
export function isWithin({ value, goal, failure }: Figure): boolean {
  if (failure !== undefined) return false;
  if (!goal) return true;
  return "most" in goal ? value <= goal.most : value >= goal.least;
}

/** A line of the table of figures. */
export function rowOf(figure: Figure): string[] {
  const { name, value, unit, goal, failure } = figure;
  const limit = goal ? ("most" in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`) : "";
  return [name, failure ?? value.toFixed(value < 10 ? 2 : 0), unit, limit, isWithin(figure) ? "" : "misses its goal"];
}
