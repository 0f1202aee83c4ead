import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { idPattern, idWords } from "#descriptor/vocabulary/reference.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { readSources } from "#compile/read/sources.ts";
import { pc } from "../../colours.ts";
import { compileFiles, requireBrand } from "../../compile-files.ts";
import { counted } from "../../counted.ts";
import { writeFiles } from "../../edit/write-files.ts";
import { fileOnDisk } from "../../file-on-disk.ts";
import { ownFolders, type FolderOptions } from "../../folders.ts";
import { fromHere, readProject, type Project } from "../../project.ts";
import type { Terminal } from "../../terminal.ts";
import { UsageError } from "../../usage-error.ts";
import { siteFacts } from "../site-facts.ts";
import { guessedScreen, type GuessedScreen } from "./guessed-screen.ts";
import { listingCall } from "./listing-call.ts";
import { screenFiles } from "./screen-files.ts";

/** The flags of `livery new screen`. */
export type NewScreenOptions = FolderOptions & { from: string };

/** Writes a screen of what a call lists, with its route and its texts. Returns the exit code. */
export function newScreenCommand(
  brand: string,
  id: string,
  options: NewScreenOptions,
  terminal: Pick<Terminal, "write">,
): number {
  const read = readProject(options);
  const project = { ...read, folders: ownFolders(read.folders) };
  requireBrand(project.files, brand);
  const call = listingCall(options.from);
  const merged = siteFacts(project, brand).merged(brand) ?? {};
  const guessed = guessedScreen(id, call, merged);
  requireFree(id, guessed, merged);
  const before = errorsOf(project.files, brand);
  if (before[0]) throw new UsageError(`${placed(before[0])} Correct "${brand}" first: livery check ${brand}`);
  const files = screenFiles(guessed, placeOf(brand, id, project, merged));
  const after = errorsOf({ ...project.files, texts: { ...project.files.texts, ...Object.fromEntries(files) } }, brand);
  if (after[0])
    throw new UsageError(`The screen would not pass the check, and nothing was written: ${placed(after[0])}`);
  writeFiles(files, project);
  terminal.write(report(brand, id, { files, guessed, project }));
  return 0;
}

function requireFree(id: string, { route }: GuessedScreen, { screens, routes }: JsonObject): void {
  if (!idPattern.test(id)) throw new UsageError(`"${id}" cannot be the id of a screen. ${idWords}`);
  if (isObject(screens) && Object.hasOwn(screens, id))
    throw new UsageError(`The brand already has a screen "${id}"; nothing was written.`);
  if (!isObject(routes)) return;
  if (Object.hasOwn(routes, route.id))
    throw new UsageError(
      `The brand already has a route "${route.id}", which would be the screen's; nothing was written.`,
    );
  const address = String(route.value["path"]);
  const owner = Object.entries(routes).find(([, one]) => addressesOf(one).includes(address.toLowerCase()));
  if (owner) throw new UsageError(`"${address}" already leads to the route "${owner[0]}"; nothing was written.`);
}

function addressesOf(route: unknown): string[] {
  if (!isObject(route)) return [];
  const { path, aliases } = route;
  return [path, ...(Array.isArray(aliases) ? aliases : [])].map((one) => String(one).toLowerCase());
}

function errorsOf(files: Project["files"], brand: string): Diagnostic[] {
  return compileFiles(files, [brand]).diagnostics.filter(({ severity }) => severity === "error");
}

function placed({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${message}`;
}

function placeOf(brand: string, id: string, project: Project, merged: JsonObject) {
  const { languages } = merged;
  const offered = isObject(languages) && Array.isArray(languages["offered"]) ? languages["offered"] : [];
  const { chains, packs } = readSources(project.files);
  const chain = new Set((chains.get(brand) ?? []).map((layer) => layer.id));
  return {
    brand,
    id,
    texts: project.files.texts,
    languages: offered as LanguageCode[],
    known: new Set(packs.filter(({ layer }) => chain.has(layer)).flatMap(({ words }) => Object.keys(words))),
    schemaOf: siteFacts(project, brand).schemaOf,
  };
}

function report(
  brand: string,
  id: string,
  { files, guessed, project }: { files: ReadonlyMap<string, string>; guessed: GuessedScreen; project: Project },
): string {
  const hosts = siteFacts(project, brand).merged(brand)?.["hosts"];
  const host = Array.isArray(hosts) ? String(hosts[0]) : `${brand}.localhost`;
  const packs = [...files.keys()].filter((path) => path.startsWith("text-packs/"));
  const shown = (path: string) => fromHere(fileOnDisk(path, project.folders));
  return [
    `${pc.green("Created")} the screen ${id} of ${brand}: ${counted(files.size, "file")}, ${pc.green("no errors")}.`,
    ...[...files.keys()].map((path) => `  ${shown(path)}`),
    "",
    `See it:    ${project.borrowed.size > 0 ? "npx livery dev" : "npm start"}, then http://${host}:${process.env["PORT"] ?? "4100"}${String(guessed.route.value["path"])}`,
    ...(packs.length > 0
      ? [`Word it:   the words are the contract's names, in English: ${packs.map(shown).join(", ")}`]
      : []),
    `Check it:  npx livery check ${brand}`,
    "",
  ].join("\n");
}
