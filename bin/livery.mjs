#!/usr/bin/env node
import { register } from "tsx/esm/api";

register();
const { endQuietlyWithoutReader } = await import("../src/cli/terminal.ts");
const { runCli } = await import("../src/cli/main.ts");
endQuietlyWithoutReader();
// Not process.exit: what is still on its way into a pipe arrives.
process.exitCode = await runCli(process.argv.slice(2));
