// What everything is compared with: reads and parses the files that the named list names, one a line.
import { readFileSync } from "node:fs";

for (const path of readFileSync(process.argv[2], "utf8").split("\n")) JSON.parse(readFileSync(path, "utf8"));
