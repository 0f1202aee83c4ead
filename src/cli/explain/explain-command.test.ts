import { describe, expect, it } from "vitest";
import { triedSite } from "../../../tests/support/tried-site.ts";

async function explained(pointer: string, files: Record<string, unknown> = {}): Promise<string> {
  const { write, livery } = triedSite();
  for (const [path, content] of Object.entries(files)) write(path, content);
  const { out, complaint } = await livery("explain", "acme", pointer);
  return out + complaint;
}

describe("livery explain", () => {
  it("shows the value and the layers that set it", async () => {
    expect(await explained("/footer/tabs/deposit/icon")).toMatchInlineSnapshot(`
      ""wallet"
        brands/base/footer.json:5:26       "coins"
        brands/markets/zz/brand.json:1:46  "wallet"     over brands/base/footer.json:5:26
      "
    `);
  });
  it("a value of another kind, over all of the one below", async () => {
    const brand = { menus: { main: { entries: { home: { do: { action: "open-service" } } } } } };
    const explanation = await explained("/menus/main/entries/home/do", { "brands/acme/menus.json": brand.menus });
    expect(explanation).toMatchInlineSnapshot(`
      "{ "action": "open-service" }
        brands/base/brand.json:26:74  action "navigate", to "home"
        brands/acme/menus.json:1:34   action "open-service"     over brands/base/brand.json:26:74
        A value of another kind than the one below (another action, widget or kind of field, another word of a condition, another source of a binding) replaces all of it.
      "
    `);
  });
  it("the same for programs", async () => {
    const { livery } = triedSite();
    const { out } = await livery("explain", "acme", "/footer/tabs/deposit", "--format", "json");
    expect(JSON.parse(out)).toEqual({
      value: { icon: "wallet", label: "footer.deposit", to: "voucherCenter", access: "member" },
      layers: [
        expect.objectContaining({ layer: "base", line: 5, column: 16, over: [] }),
        {
          layer: "markets/zz",
          file: expect.stringMatching(/brands\/markets\/zz\/brand\.json$/),
          line: 1,
          column: 36,
          value: { icon: "wallet" },
          over: [expect.stringMatching(/brands\/base\/footer\.json:5:26$/)],
        },
      ],
      bySettings: false,
      visibility: {
        seen: ["home"],
        hidden: ["login", "voucherCenter"],
        audience: { guest: "yes", member: "yes", trial: "yes", agent: "yes" },
      },
    });
  });
  it("a tab: on how many routes it is seen, by whom, and what hides it", async () => {
    expect(await explained("/footer/tabs/deposit")).toMatchInlineSnapshot(`
      "{ "icon": "wallet", "label": "footer.deposit", "to": "voucherCenter", "access": "member" }
        brands/base/footer.json:5:16       icon "coins", label "footer.deposit", to "voucherCenter", access "member"
        brands/markets/zz/brand.json:1:36  icon "wallet"     over brands/base/footer.json:5:26
        seen on 1 of 3 routes, by everyone
        hidden on login and voucherCenter  (brands/base/routes.json:3:3, 20:3)
        voucherCenter is open to signed-in visitors only, by the rule "member"  brands/base/routes.json:24:15
          when the visitor is a guest: on to login instead                      brands/base/brand.json:34:17
      "
    `);
  });
  it("a field of a form with settings: what the registration settings decide, and who set them", async () => {
    const email = { kind: "text", label: "footer.home" };
    const submit = { call: "register", with: { registerMethod: "H5" }, label: "login.submit", busy: "in_please_wait" };
    const files = {
      "brands/base/forms/join.json": { settings: "registration", fields: { email }, submit, after: { success: [] } },
      "brands/acme/registration.json": { fields: { email: { enabled: true, required: true } } },
    };
    expect(await explained("/forms/join/fields/email", files)).toMatchInlineSnapshot(`
      "{ "kind": "text", "label": "footer.home", "required": true, "clearable": false, "enabled": true }
        brands/base/forms/join.json:1:46    kind "text", label "footer.home"
        brands/acme/registration.json:1:20  enabled true, required true
        the registration settings decide; those of the platform override them
      "
    `);
    expect(await explained("/forms/join/fields/email/required", files)).toMatchInlineSnapshot(`
      "true
        brands/acme/registration.json:1:47  true
        the registration settings decide; those of the platform override them
      "
    `);
  });
  it("a field that uses a preset: what the preset says, and what the form says over it", async () => {
    const submit = { call: "register", with: { registerMethod: "H5" }, label: "login.submit", busy: "in_please_wait" };
    const fields = { email: { use: "contact", label: "menu.home" } };
    const files = {
      "brands/base/fields.json": { contact: { kind: "text", label: "footer.home", clearable: true } },
      "brands/base/forms/join.json": { fields, submit, after: { success: [] } },
    };
    expect(await explained("/forms/join/fields/email/label", files)).toMatchInlineSnapshot(`
      ""menu.home"
        brands/base/fields.json:1:35      "footer.home"
        brands/base/forms/join.json:1:45  "menu.home"     over brands/base/fields.json:1:35
      "
    `);
    expect(await explained("/forms/join/fields/email/clearable", files)).toMatchInlineSnapshot(`
      "true
        brands/base/fields.json:1:61  true
      "
    `);
  });
  it("a header's widget", async () => {
    expect(await explained("/header/home/end/menu")).toMatchInlineSnapshot(`
      "{ "widget": "menu-button", "options": { "menu": "main" } }
        brands/base/brand.json:16:24  widget "menu-button", options {"menu":"main"}
        seen on 1 of 3 routes, by everyone
        hidden on login and voucherCenter  (brands/base/routes.json:6:15, 20:3)
      "
    `);
  });
  it("a menu's entry is seen where a button opens the menu", async () => {
    expect(await explained("/menus/main/entries/home")).toMatchInlineSnapshot(`
      "{ "icon": "home", "label": "menu.home", "do": { "action": "navigate", "to": "home" } }
        brands/base/brand.json:26:28  icon "home", label "menu.home", do {"action":"navigate","to":"home"}
        seen on 1 of 3 routes, by everyone
        hidden on login and voucherCenter  (brands/base/routes.json:6:15, 20:3)
      "
    `);
  });
  it("a widget: its own condition, those around it, flags as they are, and the route", async () => {
    const section = {
      widget: "section",
      when: { not: { visitor: "guest" } },
      options: { title: "category.RNG", icon: "slots" },
      body: {
        inner: {
          widget: "winner-board",
          when: { all: [{ flag: "HOTMATCH" }, { flag: "GOOGLELOGIN3" }] },
          options: { source: { call: "winnerBoard" } },
        },
      },
    };
    expect(
      await explained("/screens/home/body/more/body/inner", {
        "brands/acme/screens/home.json": { body: { more: section } },
        "brands/acme/brand.json": {
          extends: "markets/zz",
          name: "Acme",
          hosts: ["acme.example"],
          merchant: { code: "acme", trialCode: "acmetrial" },
        },
      }),
    ).toMatchInlineSnapshot(`
      "{
        "widget": "winner-board",
        "when": {
          "all": [
            {
              "flag": "HOTMATCH"
            },
            {
              "flag": "GOOGLELOGIN3"
            }
          ]
        },
        "options": {
          "source": {
            "call": "winnerBoard"
          },
          "look": "rows"
        }
      }
        brands/acme/screens/home.json:1:138  widget "winner-board", when {"all":[{"flag":"HOTMATCH"},{"flag":"GOOGLELOGIN3"}]}, options {"sour…
        seen on home (1 of 3 routes), by nobody
        /screens/home/body/more is there when the visitor is not a guest  brands/acme/screens/home.json:1:44
        when the flag HOTMATCH is on and the flag GOOGLELOGIN3 is on      brands/acme/screens/home.json:1:170
        home is open to everyone                                          brands/base/routes.json:2:11
        the flag HOTMATCH is on; the platform may switch it               brands/base/brand.json:8:26
        the flag GOOGLELOGIN3 is off                                      brands/base/brand.json:8:48
      "
    `);
  });
  it("a route: who may enter, and what happens to others", async () => {
    expect(await explained("/routes/voucherCenter")).toMatchInlineSnapshot(`
      "{
        "path": "/m/voucherCenter",
        "title": "route.voucherCenter",
        "screen": "voucher-center",
        "header": "page",
        "footer": false,
        "access": "member"
      }
        brands/base/routes.json:20:20  path "/m/voucherCenter", title "route.voucherCenter", screen "voucher-center", access "member"
        voucherCenter is open to signed-in visitors only, by the rule "member"  brands/base/routes.json:24:15
          when the visitor is a guest: on to login instead                      brands/base/brand.json:34:17
      "
    `);
  });
  it("an entry that a layer removed", async () => {
    expect(await explained("/screens/home/body/hot")).toMatchInlineSnapshot(`
      "(removed)
        brands/base/screens/home.json:7:12  widget "hot-match-strip", options {"source":{"call":"hotMatches"}}, when {"flag":"HOTMATCH"}
        brands/acme/brand.json:10:16        removed     over brands/base/screens/home.json:7:12
      "
    `);
  });
  it("a value that no layer sets", async () => {
    expect(await explained("/features/swipeBack")).toMatchInlineSnapshot(`
      "true
        no layer sets it: the engine's default
      "
    `);
  });
});
