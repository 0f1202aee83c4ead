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

test("no folder is called utils, common, misc or helpers: a name says what a folder contains", () => {
  expect(namelessFolders(["src/ui/utils", "src/common", "src/uncommon", "tests/support"])).toEqual([
    "src/ui/utils",
    "src/common",
  ]);
  expect(namelessFolders(foldersBelow())).toEqual([]);
});

test("every folder under src is listed in architecture.mjs", () => {
  expect(undeclaredFolders(["src/kernel", "src/misc2", "src/kernel/x"])).toEqual(["src/misc2"]);
  expect(undeclaredFolders(foldersBelow("src"))).toEqual([]);
});

test("no code is directly in src, outside a folder", () => {
  expect(filesLike("src", /^src\/[^/]+\.tsx?$/).filter((file) => !file.endsWith(".d.ts"))).toEqual([]);
});

test("the kernel has at most twelve files", () => {
  expect(filesLike("src/kernel", /\.ts$/).filter((file) => !file.endsWith(".test.ts")).length).toBeLessThanOrEqual(12);
});

test("the table lets a folder import only from lower folders", () => {
  for (const [name, folder] of Object.entries(folders)) {
    for (const place of [...folder.imports, ...folder.types]) {
      if (place === "*") continue;
      const other = place.replace(/\/[^/]+\.tsx?$/, "");
      expect(folders, `${name} lists ${other}`).toHaveProperty([other]);
      expect(folders[other]?.level, `${name} is below ${other} and may not import it`).toBeLessThanOrEqual(
        folder.level,
      );
      expect(folders[other]?.imports, `${name} and ${other} may not import each other`).not.toContain(name);
    }
  }
});
