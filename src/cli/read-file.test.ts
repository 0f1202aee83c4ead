import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readStable } from "./read-file.ts";
import { emptyFolder } from "../../tests/support/empty-folder.ts";

function fileWith(text: string): string {
  const folder = emptyFolder();
  const path = join(folder, "brand.json");
  writeFileSync(path, text);
  return path;
}

test("an unchanged file is read once", () => {
  const path = fileWith("{}");
  let reads = 0;
  const bytes = readStable(path, (place) => {
    reads++;
    return readFileSync(place);
  });
  expect([bytes.toString(), reads]).toEqual(["{}", 1]);
});

test("a file that changes during reading is read again completely", () => {
  const path = fileWith('{ "name": "before" }');
  let reads = 0;
  const bytes = readStable(path, (place) => {
    const half = readFileSync(place).subarray(0, 8);
    if (++reads > 1) return readFileSync(place);
    writeFileSync(place, '{ "name": "afterwards" }');
    return half;
  });
  expect([bytes.toString(), reads]).toEqual(['{ "name": "afterwards" }', 2]);
});

test("a partial file is not accepted, even if its times do not show it", () => {
  const path = fileWith('{ "name": "whole" }');
  let reads = 0;
  const bytes = readStable(path, (place) => (++reads === 1 ? readFileSync(place).subarray(0, 3) : readFileSync(place)));
  expect(bytes.toString()).toBe('{ "name": "whole" }');
});

test("a file that keeps changing is reported", () => {
  const path = fileWith("{}");
  let second = 1_000_000;
  const touched = (place: string) => {
    utimesSync(place, ++second, second);
    return readFileSync(place);
  };
  expect(readStable(path, touched)).toBe("cannot be read: it keeps changing");
});

test("a missing file is reported in words", () => {
  const path = fileWith("{}");
  rmSync(path);
  expect(readStable(path)).toBe("cannot be read: it is not there");
});

test("a file without read permission is reported in words", () => {
  const path = fileWith("{}");
  const refused = () => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  };
  expect(readStable(path, refused)).toBe("cannot be read: you have no permission");
});
