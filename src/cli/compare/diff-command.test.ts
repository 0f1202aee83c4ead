import { describe, expect, it } from "vitest";
import { committedSite, triedSite } from "../../../tests/support/tried-site.ts";

const acme = {
  extends: "markets/zz",
  name: "Acme",
  hosts: ["acme.example", "m.acme.example"],
  merchant: { code: "acme", trialCode: "acmetrial" },
  logo: { mark: "assets/logo.svg" },
};

describe("livery diff --since", () => {
  it("reports when nothing changed", async () => {
    expect(await committedSite().livery("diff", "acme", "--since", "main")).toEqual({
      code: 0,
      out: "acme since main: nothing changed.\n",
      complaint: "",
    });
  });
  it("describes in words what a visitor will notice", async () => {
    const { write, livery } = committedSite();
    write("brands/acme/brand.json", {
      ...acme,
      theme: { color: { accent: { $value: "#0a4f9e" } } },
      flags: { HOTMATCH: false },
      footer: { tabs: { deposit: null } },
      access: {
        insiders: {
          description: "Members.",
          enter: [{ when: { not: { visitor: "member" } }, do: { action: "redirect", to: "login" } }],
        },
      },
      routes: { voucherCenter: { access: "insiders", footer: true } },
      screens: {
        home: {
          body: {
            hot: null,
            soon: { widget: "status-view", options: { title: "soon.title", text: "soon.text", drawing: "compass" } },
            winners: {
              widget: "winner-board",
              when: { visitor: "guest" },
              options: { source: { call: "winnerBoard" } },
            },
            $order: ["banner", "soon", "..."],
          },
        },
      },
    });
    write("text-packs/acme/EN.json", {
      $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
      "footer.home": "Start",
    });
    const { out, complaint } = await livery("diff", "acme", "--since", "HEAD");
    expect(out + complaint).toMatchInlineSnapshot(`
      "acme since HEAD: 9 changes

      Look
        The accent colour changes from #1a5fb4 to #0a4f9e.

      Footer
        The tab Deposit leaves the footer.

      Routes
        The route route.voucherCenter in English now shows the footer.
        The route route.voucherCenter in English is now open to members only.

      Screens
        The home screen gains the widget status-view after banner.
        The widget winner-board moves in the home screen: it comes after rows now.
        The widget winner-board on the home screen is now seen by guests only.

      Flags
        The flag HOTMATCH is now off.

      Words
        footer.home (EN) changes from “Acme EN” to “Start”.
      "
    `);
  });
  it("reports when only invisible things changed", async () => {
    const { write, livery } = committedSite();
    write("brands/acme/access.json", { spare: { description: "Nobody asks it.", enter: [] } });
    expect((await livery("diff", "acme", "--since", "main")).out).toMatch(
      /^acme since main: nothing changed that a visitor could notice\.\n/,
    );
  });
  it("reports a new brand and a removed one", async () => {
    const { write, remove, livery } = committedSite();
    write("brands/other/brand.json", {
      ...acme,
      name: "Other",
      hosts: ["other.example"],
      merchant: { code: "other", trialCode: "othertrial" },
      logo: { mark: "gem" },
    });
    expect((await livery("diff", "other", "--since", "main")).out).toBe(
      "other since main: the brand is new, it did not exist then.\n",
    );
    expect(JSON.parse((await livery("diff", "other", "--since", "main", "--format", "json")).out)).toEqual([
      {
        area: "brand",
        kind: "gained",
        pointer: "",
        text: "other since main: the brand is new, it did not exist then.",
      },
    ]);
    remove("brands/acme");
    expect((await livery("diff", "acme", "--since", "main")).out).toBe(
      "acme since main: the brand is gone, it no longer exists.\n",
    );
    expect((await livery("diff", "acne", "--since", "main")).complaint).toBe(
      'livery: There is no brand "acne", now or at main. Did you mean "acme"?\n',
    );
  });
  it("counts what is too long to read", async () => {
    const { write, livery } = committedSite();
    write(
      "brands/acme/flags.json",
      Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`FLAG${index}`, true])),
    );
    const { out } = await livery("diff", "acme", "--since", "main");
    expect(out).toMatch(/^Flags {2}30$/m);
    expect(out).toContain("… and 10 more (all of them: --format json)");
  });
  it("writes every change as json, with its words", async () => {
    const { write, livery } = committedSite();
    write("brands/acme/footer.json", { look: "floating" });
    expect(JSON.parse((await livery("diff", "acme", "--since", "main", "--format", "json")).out)).toEqual([
      {
        area: "footer",
        kind: "changed",
        pointer: "/footer/look",
        before: "bar",
        after: "floating",
        text: "The look of the footer changes from bar to floating.",
      },
    ]);
  });
});

describe("livery diff of two brands", () => {
  it("describes what is different in the second", async () => {
    const { write, livery } = triedSite();
    write("brands/other/brand.json", {
      name: "Other",
      hosts: ["other.example"],
      merchant: { code: "other", trialCode: "othertrial" },
      header: { home: { start: { logo: null }, end: { logo: { widget: "logo" }, $order: ["logo", "..."] } } },
    });
    expect((await livery("diff", "acme", "other")).out).toMatchInlineSnapshot(`
      "From acme to other: 11 changes

      Brand
        The name changes from Acme to Other.
        The list of addresses changes from acme.example, m.acme.example to other.example.
        The drawing in the logo changes from assets/logo.svg to gem.

      Header
        The widget logo moves to the end of the home header.

      Footer
        The icon of the tab Deposit changes from wallet to coins.

      Screens
        The widget winner-board leaves the home screen.
        The home screen gains the widget hot-match-strip after banner.

      Platform
        The merchant code changes from acme to other.
        The merchant code of trial accounts changes from acmetrial to othertrial.

      Words
        footer.home (EN) changes from “Acme EN” to “Home”.
        footer.home (TY) changes from “Acme TY” to “Simula”.
      "
    `);
  });
});

describe("what cannot be compared ends with 2", () => {
  it.each([
    ["nosuch", 'There is no "nosuch" in this repository.'],
    ["--upload-pack=x", 'There is no "--upload-pack=x" in this repository.'],
  ])("a reference that is not there: %s", async (ref, complaint) => {
    expect(await committedSite().livery("diff", "acme", `--since=${ref}`)).toEqual({
      code: 2,
      out: "",
      complaint: `livery: ${complaint}\n`,
    });
  });
  it("a folder in no repository", async () => {
    expect(await triedSite().livery("diff", "acme", "--since", "main")).toEqual({
      code: 2,
      out: "",
      complaint: 'livery: "brands" is not in a git repository: --since requires one.\n',
    });
  });
  it("a brand with errors, now or then", async () => {
    const { write, git, livery } = committedSite();
    write("brands/acme/footer.json", { lok: "bar" });
    expect((await livery("diff", "acme", "--since", "main")).complaint).toBe(
      "livery: acme cannot be compared: there is 1 error (livery check acme).\n",
    );
    git("add", ".");
    git("commit", "--message=Mistake");
    write("brands/acme/footer.json", { look: "floating" });
    expect(await livery("diff", "acme", "--since", "main")).toEqual({
      code: 2,
      out: "",
      complaint:
        "livery: acme cannot be compared: there is 1 error at main, the first in brands/acme/footer.json:1:2.\n",
    });
  });
});
