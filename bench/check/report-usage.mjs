// Prints the peak memory of a process in KB when it exits.
import { writeFileSync } from "node:fs";

process.on("exit", () => writeFileSync(process.env.BENCH_USAGE, String(process.resourceUsage().maxRSS)));
