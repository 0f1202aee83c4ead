#!/usr/bin/env node
import { builtCli } from "../scripts/cli-build.mjs";

const { endQuietlyWithoutReader, runCli } = await import(await builtCli());
endQuietlyWithoutReader();
// Not process.exit: what is still on its way into a pipe arrives.
process.exitCode = await runCli(process.argv.slice(2));
