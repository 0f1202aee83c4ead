import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { triedSite } from "../../../tests/support/tried-site.ts";
import { checkCommand } from "../check-command.ts";
import { checkFolders } from "../sweep/check-folders.ts";
import { drawFolders, notDrawn } from "./draw-folders.ts";

const place = vi.hoisted(() => ({ folder: "" }));
/** The brands that were drawn in each run, and the faults of the next one. */
const renderer = vi.hoisted(() => ({ runs: [] as string[][], broken: [] as string[] }));

vi.mock("./renderer.ts", () => ({ rendererBuild: () => "one", rendererFolder: "dist" }));
vi.mock("../sweep/check-folders.ts", async (original) => ({
  ...(await original<object>()),
  memoryPlace: () => ({ folder: place.folder, engine: "tested" }),
}));
vi.mock("#draw/draw-brands.ts", () => ({
  drawBrands: async (brands: readonly { id: string }[]) => {
    renderer.runs.push(brands.map(({ id }) => id));
    const fault = { path: ["footer", "tabs"], message: "This page cannot be drawn.", hint: "Look at it." };
    return { faults: new Map(brands.map(({ id }) => [id, renderer.broken.includes(id) ? [fault] : []])), drawings: 1 };
  },
}));

afterAll(() => {
  vi.doUnmock("./renderer.ts");
  vi.doUnmock("../sweep/check-folders.ts");
  vi.doUnmock("#draw/draw-brands.ts");
});

beforeEach(() => {
  renderer.runs.length = 0;
});

/** Runs the check on a site, and lists what it writes and when it says that the descriptors are done. */
async function checked({ folder }: { folder: string }): Promise<{ code: number; order: string[] }> {
  place.folder = join(folder, ".livery");
  const order: string[] = [];
  const note = (text: string) => order.push(/broken-page|no mistakes|not drawn/.exec(text)?.[0] ?? text);
  const code = await checkCommand(
    [],
    {
      format: "pretty",
      brands: join(folder, "brands"),
      textPacks: join(folder, "text-packs"),
      soon: () => order.push("soon"),
    },
    { write: note, complain: note, screen: false, progress: false, onInterrupt: () => () => undefined },
  );
  return { code, order };
}

test("who edits gets the descriptors' findings first, then those of the pages, until they are corrected", async () => {
  const site = triedSite();
  const undrawn = () => JSON.parse(readFileSync(join(place.folder, "undrawn.json"), "utf8")) as unknown;
  renderer.broken = ["acme"];
  expect(await checked(site)).toEqual({ code: 1, order: ["no mistakes", "soon", "broken-page"] });
  expect(undrawn()).toEqual({ renderer: "one", brands: ["acme"] });
  renderer.broken = [];
  expect(await checked(site)).toEqual({ code: 0, order: ["no mistakes", "soon"] });
  expect(undrawn()).toEqual({ renderer: "one", brands: [] });
  expect(renderer.runs).toEqual([["acme"], ["acme"]]);
});

test("a run draws so many brands at most, says how many are left, and the next one draws these", async () => {
  const site = triedSite();
  const own = { hosts: ["other.example"], merchant: { code: "other", trialCode: "othertrial" } };
  site.write("brands/other/brand.json", own);
  place.folder = join(site.folder, ".livery");
  const folders = { brands: join(site.folder, "brands"), textPacks: join(site.folder, "text-packs") };
  const request = { ...folders, only: [], memory: true, most: 1 };
  const checkedNow = await checkFolders(request);
  const first = await drawFolders(request, checkedNow);
  expect([first?.left, notDrawn(first)]).toEqual([
    ["other"],
    "The pages of 1 brand were not drawn: the next run goes on with them, and --draw all draws every one.",
  ]);
  const second = await drawFolders(request, { ...checkedNow, looked: [] });
  expect([second?.left, notDrawn(second), renderer.runs]).toEqual([[], undefined, [["acme"], ["other"]]]);
});
