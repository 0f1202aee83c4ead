import { expect, test } from "vitest";
import { folders } from "./support/architecture.ts";
import { filesLike, foldersBelow } from "./support/tree.ts";

const nameless = /(?:^|\/)(?:utils?|common|misc|helpers?|shared|lib)$/;

function namelessFolders(all: readonly string[]): string[] {
  return all.filter((folder) => nameless.test(folder));
}

function undeclaredFolders(all: readonly string[]): string[] {
  return all.filter((folder) => /^src\/[^/]+$/.test(folder) && !(folder in folders));
}

test("no folder is called utils, common, misc or helpers: its name says what is in it", () => {
  expect(namelessFolders(["src/ui/utils", "src/common", "src/uncommon", "tests/support"])).toEqual([
    "src/ui/utils",
    "src/common",
  ]);
  expect(namelessFolders(foldersBelow())).toEqual([]);
});

test("every folder under src stands in architecture.mjs", () => {
  expect(undeclaredFolders(["src/kernel", "src/misc2", "src/kernel/x"])).toEqual(["src/misc2"]);
  expect(undeclaredFolders(foldersBelow("src"))).toEqual([]);
});

test("no code stands directly in src, outside every folder", () => {
  expect(filesLike("src", /^src\/[^/]+\.tsx?$/).filter((file) => !file.endsWith(".d.ts"))).toEqual([]);
});

test("the kernel has at most twelve files", () => {
  expect(filesLike("src/kernel", /\.ts$/).filter((file) => !file.endsWith(".test.ts")).length).toBeLessThanOrEqual(12);
});

test("the table lets a folder import only from folders before it", () => {
  for (const [name, folder] of Object.entries(folders)) {
    for (const place of [...folder.imports, ...folder.types]) {
      if (place === "*") continue;
      const other = place.replace(/\/[^/]+\.tsx?$/, "");
      expect(folders, `${name} lists ${other}`).toHaveProperty([other]);
      expect(folders[other]?.level, `${name} may not look up at ${other}`).toBeLessThanOrEqual(folder.level);
      expect(folders[other]?.imports, `${name} and ${other} may not import each other`).not.toContain(name);
    }
  }
});
