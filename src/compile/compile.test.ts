import { describe, expect, it } from "vitest";
import { required } from "#kernel/assert.ts";
import { compileBrands } from "./compile.ts";
import { explain, nearPointer } from "#cli/explain/explain.ts";
import { compileTried, digest, own, site } from "./fixtures/site.ts";
import { routeSlice, siteSlice } from "./emit/slices.ts";
import { contract } from "#gateway/contract.ts";
import { factsOfCall } from "#gateway/facts-of-call.ts";

const acme = required(compileBrands(site, { digest }).brands.get("acme"), "acme");

describe("a compiled brand", () => {
  it("is merged from its layers in order", () => {
    expect(acme.layers).toEqual(["base", "markets/zz", "acme"]);
    expect(acme.brand.footer.tabs["deposit"]).toEqual({
      icon: "wallet",
      label: "footer.deposit",
      to: "voucherCenter",
      access: "member",
    });
    expect(Object.keys(required(acme.brand.screens["home"], "home").body)).toEqual(["winners", "banner", "rows"]);
  });
  it("prefers its own texts over those of the language, and those over English", () => {
    expect([acme.texts.TY?.["footer.home"], acme.texts.TY?.["footer.deposit"]]).toEqual(["Acme TY", "Deposito"]);
  });
  it("is deeply frozen", () => {
    expect(Object.isFrozen(acme.brand.screens["home"]?.body["banner"]?.options)).toBe(true);
  });
  it("has the same digest for the same content, and another for any other", () => {
    const again = required(compileBrands(site, { digest }).brands.get("acme"), "acme");
    const digestOf = (brand: unknown) => compileTried(brand).brands.get("tried")?.digest;
    expect(again.digest).toBe(acme.digest);
    expect(digestOf({ ...own, name: "A" })).toBe(digestOf({ name: "A", ...own }));
    expect(digestOf({ ...own, name: "A" })).not.toBe(digestOf({ ...own, name: "B" }));
    expect(digestOf({ ...own, footer: { tabs: { $order: ["deposit"] } } })).not.toBe(digestOf(own));
  });
  it("has its theme as custom properties, with unset colours derived", () => {
    expect(acme.css).toContain("--color-accent:#1a5fb4;");
    expect(acme.css).toMatch(/--color-on-accent:#[0-9a-f]{6};/);
    expect(acme.css).toContain('--font-display:"Sora", "Sora Fallback", system-ui, sans-serif;');
    expect(acme.css).toContain("--font-body:system-ui, sans-serif;");
    expect(acme.css).not.toContain("@media");
  });
  it("follows the phone's dark scheme when its scheme is auto", () => {
    const { brands } = compileTried({
      ...own,
      theme: {
        scheme: "auto",
        dark: { surface: { $value: "#101010" }, ink: { $value: "#f0f0f0" }, accent: { $value: "#7ab8ff" } },
      },
    });
    const { css, themeColour } = required(brands.get("tried"), "tried");
    const [, preferred, chosen] =
      /@media \(prefers-color-scheme: dark\)\{:root:not\(\[data-scheme="light"\]\)\{([^}]*)\}\}:root\[data-scheme="dark"\]\{([^}]*)\}/.exec(
        css,
      ) ?? [];
    expect(preferred).toContain("--color-accent:#7ab8ff;");
    expect(preferred).toContain("--color-surface:#101010;");
    expect(chosen).toBe(preferred);
    expect(themeColour).toEqual({ light: "#ffffff", dark: "#101010" });
  });
});

describe("what a route uses", () => {
  it("is the widgets, icons, texts and calls of its screen, forms and rules", () => {
    expect(acme.uses["login"]).toEqual({
      widgets: ["form"],
      forms: ["enrol", "login"],
      rules: ["userName"],
      calls: ["captcha", "login", "register"],
      icons: ["back", "check", "close", "eye", "eye-off", "forward", "warning"],
      texts: [
        "error.platform",
        "footer.home",
        "form.clear",
        "form.show",
        "in_please_wait",
        "login.submit",
        "login.username",
        "rule.userName",
      ],
    });
  });
  it("includes its title", () => expect(acme.uses["voucherCenter"]?.texts).toContain("route.voucherCenter"));
  it("includes widgets in slots, and plural forms of texts", () => {
    expect(acme.uses["home"]?.widgets).toEqual(["banner-carousel", "game-grid", "section", "winner-board"]);
    expect(acme.uses["home"]?.texts).toEqual(
      expect.arrayContaining(["winner.count_one", "winner.count_other", "category.RNG"]),
    );
  });
  it("is in every page when header, footer or menus use it", () => {
    expect(acme.frameUse.texts).toEqual(expect.arrayContaining(["footer.home", "menu.home", "header.menu"]));
    expect(acme.frameUse.icons).toEqual(expect.arrayContaining(["home", "wallet", "menu"]));
  });
});

describe("slices", () => {
  it("of the site contain no screen, and texts of one language", () => {
    const slice = siteSlice(acme, "TY", { assets: { "assets/logo.svg": "/a/logo.svg" }, watched: false });
    expect(slice).toMatchObject({
      brand: "acme",
      language: "TY",
      scheme: "light",
      assets: { "assets/logo.svg": "/a/logo.svg" },
      texts: { "footer.home": "Acme TY" },
    });
    expect(slice.routes["home"]).toEqual({
      path: "/m/home",
      aliases: ["/", "/m"],
      header: "home",
      footer: true,
    });
    expect(slice).not.toHaveProperty("screens");
  });
  it("of a page contain what its screen needs and the site's slice lacks", () => {
    const page = routeSlice(acme, "EN", "login");
    expect(Object.keys(page.forms)).toEqual(["enrol", "login"]);
    expect(Object.keys(page.rules)).toEqual(["userName"]);
    const shared = Object.keys(siteSlice(acme, "EN", { assets: {}, watched: false }).texts);
    expect(Object.keys(page.texts)).toEqual(
      ["form.clear", "form.show", "in_please_wait", "login.submit", "login.username", "rule.userName"].filter(
        (key) => !shared.includes(key),
      ),
    );
  });
  it("describe the calls that the site's code does not name, each where it can be made", () => {
    const page = routeSlice(acme, "EN", "login");
    expect(page.calls).toEqual({ register: factsOfCall(contract.register) });
    expect(routeSlice(acme, "EN", "voucherCenter")).not.toHaveProperty("calls");
  });
  it("of an unknown route throw", () => {
    expect(() => routeSlice(acme, "EN", "nowhere")).toThrow('The route "nowhere" is missing');
  });
});

describe("why a value is what it is", () => {
  it("names each layer that set it, and the values it replaced", () => {
    expect(explain(site, "acme", "/footer/tabs/deposit/icon")).toMatchObject({
      value: "wallet",
      layers: [
        { layer: "base", file: "brands/base/footer.json", line: 5, column: 26, value: "coins" },
        {
          layer: "markets/zz",
          file: "brands/markets/zz/brand.json",
          line: 1,
          column: 46,
          value: "wallet",
          over: ["brands/base/footer.json:5:26"],
        },
      ],
    });
  });
  it("names the replaced values inside an object", () => {
    expect(explain(site, "acme", "/footer/tabs")?.layers.map(({ layer, over }) => [layer, over])).toEqual([
      ["base", undefined],
      ["markets/zz", ["brands/base/footer.json:5:26"]],
    ]);
  });
  it("names all files of a section that has several", () => {
    expect(explain(site, "acme", "/screens")?.layers.map(({ file }) => file)).toEqual(["brands/acme/brand.json"]);
    expect(explain(site, "acme", "/screens/login")?.layers.map(({ file }) => file)).toEqual([
      "brands/base/screens/login.json",
    ]);
  });
  it("shows what a layer removed", () => {
    const removed = explain(site, "acme", "/screens/home/body/hot");
    expect(removed?.value).toBeUndefined();
    expect(removed?.layers.at(-1)).toMatchObject({ layer: "acme", value: null });
  });
  it("shows a default that no layer sets", () => {
    expect(explain(site, "acme", "/routes/login/footer")).toMatchObject({ value: false, layers: [] });
  });
  it("suggests the pointer that was probably meant", () => {
    expect([nearPointer(site, "acme", "/footer/tabz/depost"), nearPointer(site, "acme", "/nothing/like/this")]).toEqual(
      ["/footer/tabs/deposit", undefined],
    );
  });
  it("is undefined for an unknown pointer or brand", () => {
    expect([explain(site, "acme", "/footer/tabz"), explain(site, "nobody", "/name")]).toEqual([undefined, undefined]);
  });
});
