import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach } from "vitest";
import { compileFiles } from "#cli/compile-files.ts";
import { newBrandCommand, type NewBrandOptions } from "#cli/new/new-command.ts";
import type { Prompter } from "#cli/new/prompter.ts";
import { readProject } from "#cli/project.ts";
import { FIXTURE } from "./compiled-brand.ts";

let folder: string;
export const folders = () => ({ brands: join(folder, "brands"), textPacks: join(folder, "text-packs") });

/** Gives each test of a file a copy of the fixture site, in which brands are made. */
export function onFixtureSite(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "livery-new-"));
    cpSync(FIXTURE, folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Runs `livery new brand`; what it prints, without colours and without the folder. */
export async function make(
  id: string,
  options: Omit<NewBrandOptions, "brands" | "textPacks"> = {},
  prompter?: Prompter,
): Promise<{ code: number; out: string }> {
  let out = "";
  const code = await newBrandCommand(
    id,
    { ...folders(), ...options },
    {
      write: (text) => {
        out += text;
      },
      complain: (text) => {
        throw new Error(text);
      },
    },
    prompter,
  );
  return { code, out: stripVTControlCharacters(out).replaceAll(`${folder}/`, "") };
}

export const found = () => compileFiles(readProject(folders()).files).diagnostics;
export const read = (path: string) => readFileSync(join(folder, path), "utf8");
export const json = (path: string) => JSON.parse(read(path)) as Record<string, unknown>;
export const everything = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

/** A path in the copy. */
export const inSite = (...path: string[]) => join(folder, ...path);
