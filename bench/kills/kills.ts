import { availableParallelism, loadavg } from "node:os";
import { tableLines } from "../table.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { killAmongOrders, type Kills } from "./kill-among-orders.ts";
import { KILLS_HELP, killsOptions } from "./options.ts";

/** What a kill of the platform's process leaves running. */
const SPARED: Readonly<Record<Engine, string>> = {
  PostgreSQL: "PostgreSQL goes on, and so does the machine",
  PGlite: "the database dies with the platform, but the machine goes on",
};

/** How many faults are printed. */
const SHOWN = 20;

/** Kills the platform among deposits and withdrawals, prints what that did, and returns the exit code. */
export async function kills(words: readonly string[]): Promise<number> {
  const { count, seed, engine, help } = killsOptions(words);
  if (help) {
    console.log(KILLS_HELP);
    return 0;
  }
  const started = performance.now();
  const found = await killAmongOrders(engine, count, seed, (done) => {
    if (done % 10 === 0) console.log(`  ${done}/${count}`);
  });
  console.log(`\n${count} kills of the platform's process on ${engine} (seed ${seed}), in ${seconds(started)} s.`);
  console.log(`This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n`);
  for (const line of reportLines(found, engine)) console.log(line);
  return isSound(found) ? 0 : 1;
}

/** Whether the books are right, and the kills have come while something was going on. */
export function isSound({ faults, cutOff }: Pick<Kills, "faults" | "cutOff">): boolean {
  return faults.length === 0 && cutOff > 0;
}

/** The figures as a table, then every fault, and what is left out. */
export function reportLines(found: Kills, engine: Engine): string[] {
  const rows: [about: string, count: number][] = [
    ["deposits and withdrawals, each with its key", found.orders],
    ["answered before a kill", found.answered],
    ["cut off by a kill", found.cutOff],
    ["  of which were written all the same", found.written],
    ["notices of the provider", found.notices],
    ["  of which a kill came between their effect and the provider's knowing it", found.unconfirmed],
    ["faults of the books", found.faults.length],
  ];
  const table = tableLines(
    [
      { head: "", side: "left" },
      { head: "", side: "right" },
    ],
    rows.map(([about, count]) => [about, String(count)]),
  );
  return [
    ...table.slice(1),
    "",
    ...found.faults.slice(0, SHOWN),
    ...(found.cutOff === 0 ? ["No kill came while anything was going on: these figures say nothing."] : []),
    `Left out: ${SPARED[engine]}. The provider is part of the platform's process and dies with it.`,
  ];
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
