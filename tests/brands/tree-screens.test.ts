import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as renderer from "#app/draw.tsx";
import { compileFiles } from "#cli/compile-files.ts";
import { readProject } from "#cli/project.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { treeList } from "#descriptor/widgets/tree-list.ts";
import { drawnBrand } from "#draw/draw-brand.ts";
import { answerOf } from "../support/tried-site.ts";
import { emptyFolder } from "../support/empty-folder.ts";

const folder = emptyFolder(afterAll);
const brands = join(folder, "brands");
const textPacks = join(folder, "text-packs");
const livery = (line: string) => answerOf([...line.split(" "), "--brands", brands], folder);

interface Json {
  [key: string]: Json;
}
/** Changes a file of the brand. */
function edit(file: string, change: (json: Json) => object): void {
  const path = join(brands, "shop", file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")) as Json), null, 2));
}

const looks = ["rows", "cards", "table"];
/** The screens that `livery new screen` writes of a tree, each in another look, with a search and its own parameter. */
beforeAll(async () => {
  await renderer.prepare();
  await livery("new brand shop --market ph --yes");
  for (const look of [...looks, "written"])
    expect(await livery(`new screen shop team-${look} --from teamMembers`)).toMatchObject({ code: 0, complaint: "" });
  for (const look of looks) edit(`screens/team-${look}.json`, (screen) => ({ ...screen, ...treeIn(look) }));
});

const treeIn = (look: string) => ({
  filters: { name: { kind: "search", label: "filter.any" } },
  body: {
    search: { widget: "filter-bar" },
    tree: {
      widget: "tree-list",
      options: {
        ...treeList.example,
        look,
        source: { call: "teamMembers", with: { parentId: { query: "member" }, search: { filter: "name" } } },
      },
    },
  },
});
const compile = () => compileFiles(readProject({ brands, textPacks }).files, ["shop"]);

test("livery new screen writes a tree of a call whose entries have others below them, with its search", () => {
  const { filters, body } = JSON.parse(readFileSync(join(brands, "shop", "screens/team-written.json"), "utf8")) as Json;
  expect(filters).toEqual({
    search: { kind: "search", label: "teamEntry.search", most: 40 },
    reach: {
      kind: "choice",
      label: "teamEntry.reach",
      initial: "all",
      choices: { own: { label: "teamEntry.reach.own" }, all: { label: "teamEntry.reach.all" } },
    },
    activity: {
      kind: "choice",
      label: "teamEntry.activity",
      any: "filter.any",
      choices: {
        online: { label: "teamEntry.activity.online" },
        registered: { label: "teamEntry.activity.registered" },
        signedIn: { label: "teamEntry.activity.signedIn" },
        betting: { label: "teamEntry.activity.betting" },
      },
    },
    period: {
      kind: "period",
      label: "period.days",
      initial: "week",
      presets: ["today", "yesterday", "week", "month"],
      most: 31,
    },
  });
  expect(body).toEqual({
    filters: { widget: "filter-bar", options: { filters: { search: {}, reach: {}, activity: {}, period: {} } } },
    list: {
      widget: "tree-list",
      options: {
        source: {
          call: "teamMembers",
          with: {
            parentId: { query: "parentId" },
            search: { filter: "search" },
            reach: { filter: "reach" },
            activity: { filter: "activity" },
            from: { filter: "period.from" },
            to: { filter: "period.to" },
          },
        },
        children: { query: "parentId", count: "members" },
        breadcrumb: {
          source: { call: "teamPath", with: { parentId: { query: "parentId" } } },
          fields: { userName: {} },
        },
        fields: {
          userName: {},
          joinedAt: {},
          type: {},
          stake: {},
          net: {},
          path: { when: { compare: { of: { row: "path" }, empty: false } } },
        },
      },
    },
  });
  const routes = JSON.parse(readFileSync(join(brands, "shop", "routes.json"), "utf8")) as Json;
  expect(routes["teamWritten"]?.["query"]).toEqual({ parentId: 'What is opened: "parentId" of teamMembers.' });
});

test("a tree needs a route that names the parameter of its address", () => {
  const messages = compile().diagnostics.map(({ message }) => message);
  expect(messages.length).toBeGreaterThanOrEqual(looks.length);
  for (const message of messages) expect(message).toContain('does not name a parameter "member"');
});

test("then it passes the check without a remark, and is drawn in every look for every visitor", async () => {
  const query = { member: "Whose members are listed." };
  edit("routes.json", (routes) =>
    Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, id === "teamWritten" ? route : { ...route, query }]),
    ),
  );
  const { diagnostics, brands: compiled } = compile();
  expect(diagnostics).toEqual([]);
  const brand = compiled.get("shop") as CompiledBrand;
  const written = new Set([...looks, "written"].map((look) => `team-${look}`));
  const routes = Object.entries(brand.brand.routes).filter(([, { screen }]) => written.has(screen));
  expect(routes).toHaveLength(looks.length + 1);
  const only = { ...brand, brand: { ...brand.brand, routes: Object.fromEntries(routes) } } as CompiledBrand;
  const { faults, drawings } = await drawnBrand(only, renderer);
  expect(faults).toEqual([]);
  expect(drawings).toBeGreaterThan(looks.length * 6);
}, 60_000);
