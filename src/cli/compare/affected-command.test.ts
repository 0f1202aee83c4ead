import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { answerOf, committedSite, type TriedSite } from "../../../tests/support/tried-site.ts";

async function affected({ livery }: TriedSite): Promise<unknown> {
  return JSON.parse((await livery("affected", "--since", "main", "--format", "json")).out);
}
const changed = (screens: unknown) => [{ brand: "acme", state: "changed", screens }];

it("nothing changed", async () => {
  const site = committedSite();
  expect(await site.livery("affected", "--since", "main")).toEqual({
    code: 0,
    out: "Nothing changed since main: 1 brand.\n",
    complaint: "",
  });
  expect(await affected(site)).toEqual([]);
});

it.each<[string, string, unknown, unknown]>([
  [
    "a widget on a screen",
    "brands/base/screens/voucher-center.json",
    {
      body: {
        status: { widget: "status-view", options: { title: "soon.text", text: "soon.text", drawing: "compass" } },
      },
    },
    ["voucher-center"],
  ],
  ["the layout of a screen", "brands/acme/screens/login.json", { layout: "stack" }, ["login"]],
  [
    "a form that a screen shows",
    "brands/acme/forms/login.json",
    { fields: { username: { clearable: true } } },
    ["login"],
  ],
  ["who may enter a route", "brands/acme/routes.json", { voucherCenter: { access: "everyone" } }, ["voucher-center"]],
  ["a route's own header", "brands/acme/routes.json", { voucherCenter: { header: "none" } }, ["voucher-center"]],
  ["a flag that nothing asks here", "brands/acme/flags.json", { GOOGLELOGIN3: true }, []],
  [
    "a flag that the tab bar asks",
    "brands/acme/footer.json",
    { tabs: { home: { when: { flag: "HOTMATCH" } } } },
    "all",
  ],
  ["the header", "brands/acme/header.json", { page: { look: "slim" } }, "all"],
  ["the footer", "brands/acme/footer.json", { look: "floating" }, "all"],
  ["the theme", "brands/acme/theme.json", { color: { accent: { $value: "#0a4f9e" } } }, "all"],
  [
    "a word of the frame",
    "text-packs/acme/EN.json",
    { $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" }, "footer.home": "Start" },
    "all",
  ],
  [
    "a word of a screen",
    "text-packs/acme/EN.json",
    {
      $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
      "footer.home": "Acme EN",
      "soon.title": "Soon",
    },
    ["voucher-center"],
  ],
  ["a picture", "brands/acme/assets/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', "all"],
])("%s", async (_, path, content, screens) => {
  const site = committedSite();
  site.write(path, content);
  expect(await affected(site)).toEqual(changed(screens));
});

it("a file that is only formatted differently changes nothing", async () => {
  const site = committedSite();
  site.write(
    "brands/markets/zz/brand.json",
    '{\n  "format": 3,\n  "footer": {\n    "tabs": { "deposit": { "icon": "wallet" } }\n  }\n}\n',
  );
  expect(await affected(site)).toEqual([]);
});

it("a brand that was migrated since is the same", async () => {
  const site = committedSite();
  const action = (name: string) => ({
    menus: { main: { entries: { home: { do: { [name]: "navigate", to: "login" } } } } },
  });
  const own = { name: "Other", hosts: ["other.example"], merchant: { code: "other", trialCode: "othertrial" } };
  site.write("brands/other/brand.json", { format: 1, ...own, ...action("do") });
  site.git("add", ".");
  site.git("commit", "--message=Second");
  site.write("brands/other/brand.json", { ...own, ...action("action") });
  expect(await affected(site)).toEqual([]);
});

it("new and removed brands are described", async () => {
  const site = committedSite();
  site.write("brands/other/brand.json", {
    name: "Other",
    hosts: ["other.example"],
    merchant: { code: "other", trialCode: "othertrial" },
  });
  site.remove("brands/acme");
  site.remove("text-packs/acme");
  expect((await site.livery("affected", "--since", "main")).out).toBe(
    "acme   the brand is gone\nother  new, all screens\n\n2 of 2 brands changed since main.\n",
  );
});

it("lists screens by name", async () => {
  const site = committedSite();
  site.write("brands/acme/screens/login.json", { layout: "stack" });
  site.write("brands/acme/routes.json", { voucherCenter: { access: "everyone" } });
  expect((await site.livery("affected", "--since", "main")).out).toBe(
    "acme  login, voucher-center\n\n1 of 1 brand changed since main.\n",
  );
});

it("folders below the top of their repository are found there", async () => {
  const site = committedSite();
  mkdirSync(join(site.folder, "deep"));
  for (const name of ["brands", "text-packs"]) renameSync(join(site.folder, name), join(site.folder, "deep", name));
  site.git("add", ".");
  site.git("commit", "--message=Deeper");
  site.write("deep/brands/acme/footer.json", { look: "floating" });
  const { out } = await answerOf(
    ["affected", "--since", "main", "--brands", join(site.folder, "deep/brands")],
    site.folder,
  );
  expect(out).toBe("acme  all screens\n\n1 of 1 brand changed since main.\n");
});
