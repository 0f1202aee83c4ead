import { measurement } from "../measurement.ts";
import { wholeNumber, flag } from "../options.ts";
import { tableLines } from "../table.ts";
import { thisMachine } from "../this-machine.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { killAmongOrders, type Kills } from "./kill-among-orders.ts";

/** What a kill of the platform's process leaves running. */
const SPARED: Readonly<Record<Engine, string>> = {
  PostgreSQL: "PostgreSQL goes on, and so does the machine",
  PGlite: "the database dies with the platform, but the machine goes on",
};

/** How many faults are printed. */
const SHOWN = 20;

/** Kills the platform among deposits and withdrawals. */
export const kills = measurement("kills", {
  about: `Kills the platform's process (SIGKILL) again and again while members deposit and withdraw, starts it again, sends
everything again with the same keys, and compares the books with what was acknowledged. The exit code is 1 when anything
that was acknowledged is lost or there twice, or the books do not balance.`,
  options: {
    count: wholeNumber(50, 10_000, "kills"),
    seed: wholeNumber(1, 1_000_000_000, "decides after how many answers each kill comes"),
    pglite: flag("on the embedded PGlite, which dies with the platform, instead of a PostgreSQL"),
  },
  async measure({ count, seed, pglite }) {
    const engine = pglite ? "PGlite" : "PostgreSQL";
    const started = performance.now();
    const found = await killAmongOrders(engine, count, seed, (done) => {
      if (done % 10 === 0) console.log(`  ${done}/${count}`);
    });
    console.log(`\n${count} kills of the platform's process on ${engine} (seed ${seed}), in ${seconds(started)} s.`);
    console.log(`${thisMachine()}\n`);
    for (const line of reportLines(found, engine)) console.log(line);
    return isSound(found) ? 0 : 1;
  },
});

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
