// Writes the most memory a process held, in KB, when it ends.
import { writeFileSync } from "node:fs";

process.on("exit", () => writeFileSync(process.env.BENCH_USAGE, String(process.resourceUsage().maxRSS)));
