import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { logger } from "../logger.ts";
import { watchEdits } from "./watch-edits.ts";
import { eventually } from "../../../tests/support/eventually.ts";

/** Watches a folder until the test is over. */
async function watching(onEdit: (paths: readonly string[]) => Promise<void>, ready?: Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "livery-edits-"));
  const stop = watchEdits([folder], onEdit, ready);
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  let saved = 0;
  const save = (name: string) => writeFileSync(join(folder, name), String(++saved));
  return { folder, save, stop };
}

test("a saved edit is noticed, in a new folder too; existing files are not edits", async () => {
  const onEdit = vi.fn(() => Promise.resolve());
  const { folder, save } = await watching(onEdit);
  await eventually(() => {
    save("brand.json");
    expect(onEdit).toHaveBeenCalled();
  }, 5000);
  onEdit.mockClear();
  mkdirSync(join(folder, "screens"));
  await eventually(() => {
    save("screens/home.json");
    expect(onEdit).toHaveBeenCalled();
  }, 5000);
});
test("what is edited while the host starts is passed on when it has, and no sooner", async () => {
  const passed = new Set<string>();
  let start = () => {};
  const ready = new Promise<void>((resolve) => (start = resolve));
  const { folder } = await watching(async (paths) => paths.forEach((path) => passed.add(path)), ready);
  const seen = vi.fn(() => Promise.resolve());
  onTestFinished(watchEdits([folder], seen));
  mkdirSync(join(folder, "acme"));
  await eventually(() => expect(seen).toHaveBeenCalled());
  expect(passed).toEqual(new Set());
  start();
  await eventually(() => expect([...passed]).toContain(join(folder, "acme")));
});
test("a folder that does not exist yet is watched as soon as it does, and again after it was removed", async () => {
  const passed = new Set<string>();
  const outer = mkdtempSync(join(tmpdir(), "livery-edits-"));
  const folder = join(outer, "text-packs");
  const stop = watchEdits([folder], async (paths) => paths.forEach((path) => passed.add(path)));
  onTestFinished(async () => {
    await stop();
    rmSync(outer, { recursive: true, force: true });
  });
  for (const name of ["EN.json", "TY.json"]) {
    await eventually(() => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), String(Math.random()));
      expect([...passed]).toContain(join(folder, name));
    }, 5000);
    rmSync(folder, { recursive: true });
    await eventually(() => expect([...passed]).toContain(folder));
    passed.clear();
  }
});
test("a link to itself, which nobody can look at, does not end the host", async () => {
  const passed = new Set<string>();
  const { folder, save } = await watching(async (paths) => paths.forEach((path) => passed.add(path)));
  symlinkSync("x", join(folder, "x"));
  await eventually(() => {
    save("brand.json");
    expect([...passed]).toEqual(expect.arrayContaining([join(folder, "x"), join(folder, "brand.json")]));
  }, 5000);
});
test("the paths of what has changed are passed on, in a folder that replaced another one, too", async () => {
  const passed = new Set<string>();
  const { folder, save } = await watching(async (paths) => paths.forEach((path) => passed.add(path)));
  await eventually(() => {
    mkdirSync(join(folder, "acme/screens"), { recursive: true });
    save("acme/screens/home.json");
    expect([...passed]).toContain(join(folder, "acme/screens/home.json"));
  }, 5000);
  rmSync(join(folder, "acme"), { recursive: true });
  mkdirSync(join(folder, "acme/screens"), { recursive: true });
  passed.clear();
  await eventually(() => {
    save("acme/screens/login.json");
    expect([...passed]).toContain(join(folder, "acme/screens/login.json"));
  }, 5000);
});
test("edits are applied one after the other, and a failed one does not stop the next", async () => {
  vi.spyOn(logger, "error").mockImplementation(() => undefined);
  let running = 0;
  let maxRunning = 0;
  let applied = 0;
  const { save } = await watching(async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    running--;
    applied++;
    if (applied === 1) throw new Error("the first edit could not be applied");
  });
  await eventually(() => {
    save("brand.json");
    expect(applied).toBeGreaterThanOrEqual(3);
  }, 120);
  expect(maxRunning).toBe(1);
  expect(logger.error).toHaveBeenCalledTimes(1);
});
test("after stopping, edits are ignored", async () => {
  const onEdit = vi.fn(() => Promise.resolve());
  const { save, stop } = await watching(onEdit);
  await eventually(() => {
    save("brand.json");
    expect(onEdit).toHaveBeenCalled();
  }, 5000);
  await stop();
  onEdit.mockClear();
  save("brand.json");
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(onEdit).not.toHaveBeenCalled();
});
