import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import type { Prompter } from "../new/prompter.ts";
import { fixCommand } from "./fix-command.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

let folder: string;

beforeEach(() => {
  folder = emptyFolder();
  cpSync(join(import.meta.dirname, "../../compile/fixtures/site"), folder, { recursive: true });
});

async function fix(
  brands: readonly string[] = [],
  options: { yes?: boolean; prompter?: Prompter } = {},
): Promise<{ code: number; out: string }> {
  let out = "";
  const { yes = false, prompter } = options;
  const code = await fixCommand(
    brands,
    { brands: join(folder, "brands"), textPacks: join(folder, "text-packs"), yes },
    {
      write: (text) => {
        out += text;
      },
      prompter,
    },
  );
  return { code, out: stripVTControlCharacters(out).replaceAll(`${folder}/`, "") };
}

const read = (path: string) => readFileSync(join(folder, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const answering = (yes: boolean): Prompter => ({
  text: async () => undefined,
  choice: async () => undefined,
  yes: async () => yes,
});

const misspelt = '{\n  "lok": "text",\n  "tabs": { "deposit": { "to": "hom" } }\n}\n';
const right = '{\n  "look": "text",\n  "tabs": { "deposit": { "to": "home" } }\n}\n';

describe("livery fix", () => {
  it("does nothing without mistakes", async () => {
    expect(await fix()).toEqual({ code: 0, out: "Nothing to fix: no mistakes.\n" });
  });
  it("shows the changes, and writes nothing if it cannot ask", async () => {
    write("brands/acme/footer.json", misspelt);
    const { code, out } = await fix();
    expect(code).toBe(1);
    expect(out).toContain(
      '--- brands/acme/footer.json\n+++ brands/acme/footer.json\n@@ -1,4 +1,4 @@\n {\n-  "lok": "text",\n',
    );
    expect(out).toContain("Nothing was written: livery fix --yes writes this.");
    expect(read("brands/acme/footer.json")).toBe(misspelt);
  });
  it("leaves nothing beside the files it writes", async () => {
    write("brands/acme/footer.json", misspelt);
    await fix([], { yes: true });
    expect(readdirSync(join(folder, "brands/acme")).sort()).toEqual(["assets", "brand.json", "footer.json"]);
  });
  it("writes the intended names, and lists what remains", async () => {
    write("brands/acme/footer.json", misspelt.replace("}\n}", '},\n  "icons": "wavy"\n}'));
    const { code, out } = await fix([], { yes: true });
    expect(read("brands/acme/footer.json")).toContain('"look": "text"');
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/in brands\/acme\/footer\.json\. 1 error left: livery check\n$/),
    ]);
  });
  it("removes what changes nothing, and the object that it leaves empty", async () => {
    write("brands/acme/footer.json", '{\n  "look": "text",\n  "tabs": { "home": { "icon": "home" } }\n}\n');
    const { code, out } = await fix([], { yes: true });
    expect([code, JSON.parse(read("brands/acme/footer.json"))]).toEqual([0, { look: "text" }]);
    expect(out).toContain("No mistakes remain.");
  });
  it("corrects a misspelt removal beside what changes nothing, and does not remove it", async () => {
    write("brands/acme/footer.json", '{\n  "tabs": { "home": { "icon": "home" }, "depositt": null }\n}\n');
    await fix([], { yes: true });
    expect(JSON.parse(read("brands/acme/footer.json"))).toEqual({ tabs: { deposit: null } });
  });
  it("adds a question before money moves, once", async () => {
    const word = "category.RNG";
    const words = ["call.confirm", "call.confirmText", "dialog.cancel", "dialog.confirm"];
    for (const pack of readdirSync(join(folder, "text-packs/base"))) {
      const path = `text-packs/base/${pack}`;
      const added = Object.fromEntries(words.map((key) => [key, "Sure?"]));
      write(path, JSON.stringify({ ...added, ...(JSON.parse(read(path)) as object) }));
    }
    const asked = { title: word, text: word, cancel: word, submit: word };
    const claim = { action: "call", call: "claimActivity", with: { id: "w" } };
    const button = (action: object) => ({ widget: "link-button", options: { label: word, do: action } });
    const screen = { body: { claim: button(claim), other: button({ ...claim, confirm: asked }) } };
    mkdirSync(join(folder, "brands/acme/screens"), { recursive: true });
    write("brands/acme/screens/login.json", JSON.stringify(screen, null, 2));
    const { out } = await fix([], { yes: true });
    expect(out).toContain("No mistakes remain.");
    expect(JSON.parse(read("brands/acme/screens/login.json"))).toEqual({
      body: { claim: button({ ...claim, confirm: {} }), other: button({ ...claim, confirm: asked }) },
    });
  });
  it("keeps a repeated value that is suppressed because it has to stay", async () => {
    const $suppress = [
      { rule: "no-op-override", at: "/look", reason: "Stays when base changes its look.", until: "2999-12-31" },
    ];
    const pinned = JSON.stringify({ $suppress, look: "bar", tabs: { deposit: { icon: "coins" } } });
    write("brands/acme/footer.json", pinned);
    expect(await fix([], { yes: true })).toEqual({ code: 0, out: "Nothing to fix: no mistakes.\n" });
    expect(read("brands/acme/footer.json")).toBe(pinned);
  });
  it.each([
    [true, right, 0],
    [false, misspelt, 1],
  ])("asks a person: %s", async (yes, text, expected) => {
    write("brands/acme/footer.json", misspelt);
    const { code } = await fix([], { prompter: answering(yes) });
    expect(code).toBe(expected);
    expect(read("brands/acme/footer.json").includes("look")).toBe(text === right);
  });
  it("changes only the files of the brands that are named", async () => {
    write("brands/markets/zz/brand.json", '{ "format": 3, "foter": { "tabs": { "deposit": { "icon": "wallet" } } } }');
    expect(await fix(["acme"], { yes: true })).toMatchObject({
      code: 1,
      out: expect.stringContaining("Nothing can be fixed automatically."),
    });
  });
  it("does not change invalid JSON, nor what requires a decision", async () => {
    write("brands/acme/footer.json", "{");
    expect((await fix([], { yes: true })).code).toBe(1);
    expect(read("brands/acme/footer.json")).toBe("{");
  });
  it("writes nothing when the fix would make it worse", async () => {
    write("brands/acme/footer.json", '{\n  "tabs": { "hom": { "icon": "home" } }\n}\n');
    const before = read("brands/acme/footer.json");
    const { code } = await fix([], { yes: true });
    expect(code === 0 || read("brands/acme/footer.json") === before).toBe(true);
  });
  it("reports an unknown brand", async () => {
    await expect(fix(["acne"])).rejects.toThrow('There is no brand "acne". Did you mean "acme"?');
  });
});
