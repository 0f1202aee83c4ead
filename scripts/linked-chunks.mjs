import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

/**
 * Links the built chunks as a browser would, without running them: a chunk that exports what it does not define, or
 * imports what another does not export, ends every page that loads it, and no other check loads one.
 *
 * @param folder Where the chunks are, all of them beside each other.
 * @returns What is wrong, each with its file.
 */
export async function unlinkedChunks(folder) {
  const problems = [];
  const chunks = new Map();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    try {
      const identifier = pathToFileURL(join(folder, name)).href;
      chunks.set(identifier, new vm.SourceTextModule(readFileSync(join(folder, name), "utf8"), { identifier }));
    } catch (error) {
      problems.push(`${name}: ${error.message}`);
    }
  }
  const find = (specifier, { identifier }) => {
    const chunk = chunks.get(new URL(specifier, identifier).href);
    if (!chunk) throw new Error(`it imports "${specifier}", which is not there or cannot be read`);
    return chunk;
  };
  for (const [identifier, chunk] of chunks) {
    // One that another imports is linked with it.
    if (chunk.status !== "unlinked") continue;
    await chunk.link(find).catch((error) => problems.push(`${identifier.split("/").at(-1)}: ${error.message}`));
  }
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../dist/client/assets"));
  const problems = await unlinkedChunks(folder);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "All chunks link." : "A browser could not load these chunks.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}
