// The baseline: reads and parses the files in the given list, one per line.
import { readFileSync } from "node:fs";

for (const path of readFileSync(process.argv[2], "utf8").split("\n")) JSON.parse(readFileSync(path, "utf8"));
