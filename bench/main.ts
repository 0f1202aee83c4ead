/** `npm run bench -- <name>`: measurements, each of which prints its figures. */
import { benchmarks } from "./benchmarks.ts";
import { runBench } from "./run-bench.ts";

const code = await runBench(process.argv.slice(2), benchmarks, {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
// A server that tests share would keep this process: it stops with it.
process.exit(code);
