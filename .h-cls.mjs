import { chromium } from "playwright-core";
const brands = (process.env.B ?? "bilis,araw").split(",");
const width = Number(process.env.W ?? 390),
  lang = process.env.L ?? "EN";
const routes = (
  process.env.R ??
  "/m/help?i=1,/m/helpDetail?i=1,/m/gameList,/m/gameList?gameType=RNG,/m/slotsCenter?vendor=AMH,/m/download,/m/activity,/m/notice,/m/service,/m/useragreement,/m/login,/m/register,/m/home"
).split(",");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const b of brands) {
  const origin = `http://${b}.localhost:4391`;
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "livery_language", value: lang, url: origin }]);
  const page = await context.newPage();
  page.on("console", (m) => m.type() === "error" && console.log(b, "console", m.text().slice(0, 200)));
  const cdp = await context.newCDPSession(page);
  if (process.env.CPU) await cdp.send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.CPU) });
  if (process.env.MEMBER) {
    await page.goto(origin + "/m/login");
    await page.waitForSelector("html[data-hydrated]");
    await page.fill("input[autocomplete^=username]", process.env.MEMBER);
    await page.fill("input[type=password]", process.env.PW);
    await page.click("form button[type=submit]");
    await page.waitForFunction(() => location.pathname === "/m/home");
    if (process.env.MENU) {
      await page.waitForTimeout(800);
      await page.keyboard.press("Escape");
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/h-player/${b}-home-member.png` });
      await page.click("[aria-haspopup=menu]");
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/h-player/${b}-menu.png` });
    }
  }
  if (process.env.S)
    await page.addInitScript(
      ([o, s]) => {
        if (location.origin === o) sessionStorage.setItem("MC_SESSION_INFO", s);
      },
      [origin, process.env.S.replace("BRAND", b)],
    );
  for (const r of routes) {
    await page.goto(origin + r);
    await page.waitForSelector("html[data-hydrated]");
    await page.waitForTimeout(900);
    const moves = await page.evaluate(
      () =>
        new Promise((done) => {
          const all = [];
          new PerformanceObserver((l) => all.push(...l.getEntries().filter((e) => !e.hadRecentInput))).observe({
            type: "layout-shift",
            buffered: true,
          });
          setTimeout(
            () =>
              done(
                all.map((e) => [
                  e.value,
                  Math.round(e.startTime),
                  e.sources
                    .map(
                      ({ node, previousRect: p, currentRect: c }) =>
                        `${(node?.outerHTML ?? node?.parentElement?.outerHTML ?? "?").slice(0, 70)} ${p.y}->${c.y} h${p.height}->${c.height}`,
                    )
                    .slice(0, 3),
                ]),
              ),
            60,
          );
        }),
    );
    const sum = moves.reduce((s, [v]) => s + v, 0);
    console.log(b, r, sum.toFixed(4), page.url().replace(origin, ""));
    if (sum > 0.005) for (const m of moves) console.log("    ", m[0].toFixed(4), m[1], m[2].join("\n          "));
    if (process.env.SHOT)
      await page.screenshot({ path: `/tmp/h-player/${b}-${r.replaceAll(/\W/g, "_")}-${width}.png` });
  }
  await context.close();
}
await browser.close();
