#!/usr/bin/env node
import { load } from "../scripts/cached-modules.mjs";
import { builtCli } from "../scripts/cli-build.mjs";

const { endQuietlyWithoutReader, runCli } = load(await builtCli());
endQuietlyWithoutReader();
// Not process.exit: what is still on its way into a pipe arrives.
process.exitCode = await runCli(process.argv.slice(2));
