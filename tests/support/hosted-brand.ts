import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { DrawPages } from "#host/brands/drawn-edits.ts";
import { answer, answerFailure } from "#host/http/answer.ts";
import { settingsFrom, type HostSettings } from "#host/settings.ts";
import { SiteHost } from "#host/site-host.ts";
import { LocalCompiler } from "#host/compiler/local-compiler.ts";
import { acmeSources, FIXTURE } from "./compiled-brand.ts";
import { fakeBuild } from "./fake-build.ts";
import { ask, serve, type Question } from "./http.ts";

const ACME = "brands/acme/brand.json";

/** A running host with the fixture brand; `edit` saves changes to acme's brand.json and reloads it. */
export async function hosting({
  view = "app" as "app" | "maintenance",
  draw = (async () => new Map()) as DrawPages,
  ...settingChanges
}: Partial<HostSettings> & { view?: "app" | "maintenance"; draw?: DrawPages } = {}) {
  const root = mkdtempSync(join(tmpdir(), "livery-host-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(FIXTURE, root, { recursive: true });
  const edit = async (changes: object | string) => {
    const { texts } = await acmeSources(typeof changes === "string" ? {} : changes);
    for (const [path, text] of Object.entries(texts))
      writeFileSync(join(root, path), path === ACME && typeof changes === "string" ? changes : text);
    return host.reload();
  };
  const settings = {
    ...settingsFrom({}),
    brands: join(root, "brands"),
    textPacks: join(root, "text-packs"),
    data: join(root, "data"),
    ...settingChanges,
  };
  const host = new SiteHost(
    settings,
    fakeBuild(() => view),
    { draw, compiler: new LocalCompiler(settings) },
  );
  await edit({});
  const base = await serve(
    (request, response) =>
      void answer(host, request, response).catch((error: unknown) => answerFailure(response, error)),
  );
  const visit = (path: string, question: Question = {}) =>
    ask(base, { path, ...question, headers: { Host: "acme.example", ...question.headers } });
  return { host, edit, visit, base };
}
