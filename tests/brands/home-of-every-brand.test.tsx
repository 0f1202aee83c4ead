// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { appears, linksOf, tap, textsOf } from "../support/drawn-page.ts";
import { brands } from "../support/every-brand.ts";

const HOME = "[data-site-header], main";

/** What can be read, and where links lead, in the header of home and below it; menu and tabs do not count. */
const home = () => ({ words: textsOf(HOME).join(" "), links: ["[data-site-header]", "main"].flatMap(linksOf) });

// A brand may move what base has in its header to another place of home (decision 019).
describe.each([...brands.values()])("home of $id", (compiled) => {
  const { brand, texts } = compiled;
  const language = brand.languages.default;
  const path = (place: string) => brand.routes[place]?.path;

  test("shows a member logo, name, balance, deposit, withdraw, and the messages there or in the menu @account-2.3-01 @account-2.3-07 @account-2.3-08 @account-2.3-10 @account-2.3-18", async () => {
    await openSite("/m/home", { brand: compiled, language, session: {} });
    const { words, links } = home();
    expect(words).toContain(brand.logo.wordmark);
    expect(words).toContain("Maria");
    expect(words).toMatch(/1,234\.50|\*{3}/);
    expect(links).toContain(path("deposit"));
    // The header hides it on phones under 400 px.
    expect(linksOf("main")).toContain(path("withdraw"));
    await tap("button", /^Menu/);
    await appears("menuitem");
    const messages = texts[language]?.["route.messages"];
    expect([...links, ...textsOf("[role=menuitem]")].some((one) => one === path("messages") || one === messages)).toBe(
      true,
    );
  });

  test("offers a trial account neither deposit nor withdraw: its money is only play money", async () => {
    await openSite("/m/home", { brand: compiled, language, session: { type: 4 } });
    expect(home().links.filter((link) => link === path("deposit") || link === path("withdraw"))).toEqual([]);
  });

  test("offers a guest the logo, sign-in, and registration with DIRECTREG3 and only then @account-2.3-01 @account-2.3-11 @account-2.3-12", async () => {
    await openSite("/m/home", { brand: compiled, language });
    expect(home().words).toContain(brand.logo.wordmark);
    expect(home().links).toContain(path("login"));
    expect(home().links.includes(path("register") ?? "")).toBe(brand.flags["DIRECTREG3"]);
  });
});

test("home of a brand that changes nothing shows members outside the header where to deposit and withdraw", async () => {
  await openSite("/m/home", { session: {} });
  expect(linksOf("main")).toEqual(expect.arrayContaining(["/m/voucherCenter", "/m/withdraw"]));
});
