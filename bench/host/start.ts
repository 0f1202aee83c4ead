import type { Figure } from "../figure.ts";
import { runHost } from "./running-host.ts";
import type { Sites } from "./sites.ts";

/** Seconds in which the first page has to come, by the number of brands. */
const GOALS: Readonly<Record<number, number>> = { 1000: 3, 10_000: 15 };

/** How long a host takes from its start to the first page of a brand in the middle. */
export async function measureStart(sites: Sites, counts: readonly number[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of counts) {
    const goal = GOALS[count];
    const about = {
      name: `first page, ${count} brands`,
      unit: "s",
      ...(goal !== undefined && { goal: { most: goal } }),
    };
    try {
      const host = await runHost(sites.of(count), `brand${count >> 1}`);
      const { worked } = await host.memory();
      await host.stop();
      figures.push(
        { ...about, value: host.startedIn / 1000 },
        { name: "  of processor until then", value: worked / 1000, unit: "s" },
      );
    } catch (error) {
      console.log(String(error));
      figures.push({ ...about, value: Number.NaN, failure: "did not start" });
    }
  }
  return figures;
}
