import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readBuild } from "./build.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

const manifest = {
  "src/app/browser.tsx": { file: "assets/entry.js", css: ["assets/entry.css"], imports: ["_react.js"], isEntry: true },
  "_react.js": { file: "assets/react.js" },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"], imports: ["_react.js", "_circle.js"] },
  "_circle.js": { file: "assets/circle.js", imports: ["_shared.js"] },
  "src/widgets/logo/logo.tsx": {
    file: "assets/logo.js",
    css: ["assets/logo.css"],
    imports: ["_shared.js", "src/app/browser.tsx"],
  },
};
const modules = {
  "assets/logo.js": { "src/widgets/logo/logo.tsx": 1 },
  "assets/shared.js": { "src/widgets/tabs/tabs.tsx": 1, "src/widgets/grid/grid.tsx": 1 },
};
let dist: string;
const put = (name: string, text: string) => {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
};
beforeEach(() => {
  dist = emptyFolder();
});
function build() {
  put("client/manifest.json", JSON.stringify(manifest));
  put("client/modules.json", JSON.stringify(modules));
  put("client/fonts.json", '{"sora":"/assets/sora.woff2"}');
  put("client/assets/entry.css", "main{}");
  put("client/assets/entry.js", "1");
  put("client/assets/entry.js.br", "brotli");
  put("client/assets/entry.js.gz", "gzip");
  put("worker/service-worker.js", "work()");
  put("server/prerender.js", "export const prepare = () => Promise.resolve(globalThis.liveryPrepared = true);");
  return readBuild(dist);
}

test("without a build the operator reads which command makes one", async () => {
  await expect(readBuild(dist)).rejects.toThrow(`There is no build in ${dist}. Run \`npm run build\` first.`);
});
test("a chunk needs what it imports, the deepest first, and each file once", async () => {
  expect((await build()).entry).toEqual({
    scripts: ["/assets/react.js", "/assets/entry.js"],
    styles: ["/assets/entry.css"],
  });
});
test("a widget needs only what the entry has not loaded already", async () => {
  const { widget } = await build();
  expect(widget("logo")).toEqual({
    scripts: ["/assets/circle.js", "/assets/shared.js", "/assets/logo.js"],
    styles: ["/assets/shared.css", "/assets/logo.css"],
  });
  expect(widget("section")).toEqual({ scripts: [], styles: [] });
});
test("widgets that share a chunk need the same", async () => {
  const { widget } = await build();
  expect(widget("tabs")).toEqual({
    scripts: ["/assets/circle.js", "/assets/shared.js"],
    styles: ["/assets/shared.css"],
  });
  expect(widget("grid")).toEqual(widget("tabs"));
});
test("assets are in memory with the encodings of the build", async () => {
  const { assets, css, bytes } = await build();
  expect([...assets.keys()].sort()).toEqual(["/assets/entry.css", "/assets/entry.js"]);
  const entry = assets.get("/assets/entry.js");
  expect(entry?.type).toBe("text/javascript; charset=utf-8");
  expect((await entry?.encodings.br?.())?.toString()).toBe("brotli");
  expect((await entry?.encodings.gzip?.())?.toString()).toBe("gzip");
  expect([bytes("/assets/entry.js"), bytes("/assets/none.js")]).toEqual(["brotli".length, 0]);
  expect([css("/assets/entry.css"), css("/assets/none.css")]).toEqual(["main{}", ""]);
});
test("the files of the build before are there for pages that are still open, and change no version", async () => {
  const { worker } = await build();
  put("earlier/entry-before.js", "0");
  put("earlier/entry.js", "0");
  const after = await build();
  expect(after.assets.get("/assets/entry-before.js")?.plain.toString()).toBe("0");
  expect(after.assets.get("/assets/entry.js")?.plain.toString()).toBe("1");
  expect(after.worker.version).toBe(worker.version);
});
test("the service worker's version changes with everything that browsers load", async () => {
  const { worker } = await build();
  expect(worker).toEqual({ code: "work()", version: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown });
  expect((await build()).worker.version).toBe(worker.version);
  put("client/assets/another-B1lZLZCZ.js", "2");
  expect((await build()).worker.version).not.toBe(worker.version);
});
test("the engine is prepared once before the first page", async () => {
  await build();
  expect((globalThis as { liveryPrepared?: boolean }).liveryPrepared).toBe(true);
});
