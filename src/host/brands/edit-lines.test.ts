import { rmSync, writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentFormat } from "#descriptor/format.ts";
import { hosting } from "../../../tests/support/hosted-brand.ts";
import { editLines } from "./edit-lines.ts";

test("the terminal says what an edit did to each brand", async () => {
  const { host, edit } = await hosting();
  const told = async (change = host.reload()) => editLines(await change, host.brands, 4100);
  const other = join(host.settings.brands, "other");
  const save = (text: string) => {
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, "brand.json"), text);
  };
  const good = JSON.stringify({
    format: currentFormat,
    hosts: ["other.example"],
    merchant: { code: "other", trialCode: "othertrial" },
  });

  expect(await told(edit({ name: "Acme Two" }))).toEqual(["acme: updated"]);
  expect(await told()).toEqual([]);
  expect(await told(edit("{ oops"))).toEqual(["acme: not updated, its last good version stays"]);
  expect(await told(edit({ name: "Acme Two" }))).toEqual(["acme: correct again"]);
  save("{ oops");
  expect(await told()).toEqual(["other: not served until this is corrected"]);
  save(good);
  expect(await told()).toEqual(["other: new, at http://other.example:4100/"]);
  rmSync(other, { recursive: true });
  expect(await told()).toEqual(["other: removed, its addresses are not served any more"]);
});
