import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";
import { npmBinaries, postgresBinaries } from "./postgres-binaries.ts";

test.each([
  ["the machine's", postgresBinaries],
  ["npm's", npmBinaries],
])("PostgreSQL starts from %s programs, also when the tests run as root", async (_whose, binaries) => {
  const postgres = await startPostgres(binaries);
  const client = new pg.Client(postgres.url);
  await client.connect();
  expect((await client.query("select 6 * 7 as answer")).rows).toEqual([{ answer: 42 }]);
  await client.end();
  await postgres.stop();
});

test("PostgreSQL stops when the process that started it is killed", async () => {
  const starter = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "--input-type=module",
      "--eval",
      'const { startPostgres } = await import("./tests/support/postgres.ts"); console.log((await startPostgres()).url);',
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [printed] = (await once(starter.stdout, "data")) as [Buffer];
  const url = printed.toString().trim();
  expect(await answers(url)).toBe(true);
  starter.kill("SIGKILL");
  await expect.poll(() => answers(url), { timeout: 30_000 }).toBe(false);
});

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
