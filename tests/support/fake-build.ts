import type { Build } from "#host/pages/build.ts";
import type { Places } from "#descriptor/places.ts";
import { routeInstead, type StartUpView } from "#guards/start-up.ts";
import { dayOf } from "#text/format-records.ts";
import { PackedText } from "#host/http/encoded.ts";

/** A fake build of the engine, whose pages contain only their names. `view` is what start-up shows. */
export function fakeBuild(view: () => StartUpView = () => "app"): Build {
  const prerender = {
    prepare: () => Promise.resolve(),
    routeInsteadNow: (_code: string, places: Places) => Promise.resolve(routeInstead(view(), places)),
    prerender: (
      { site, page }: { site: { brand: string; language: string }; page: { route: string } },
      address: string,
    ) =>
      Promise.resolve({
        html: `<main>${site.brand} ${site.language} ${page.route} at ${address}</main>`,
        fold: null,
        title: `${page.route} <b> & more`,
        open: true,
        answers: [{ key: [page.route], data: {} }],
        memberCalls: [],
      }),
    dayOf,
    widgetsOfPage: () => ({ frame: ["logo"], screen: ["game-grid"], above: 1, early: [] }),
  };
  return {
    entry: { scripts: ["/assets/vendor.js", "/assets/entry.js"], styles: ["/assets/entry.css"] },
    widget: (type) => ({
      scripts: [`/assets/${type}.js`],
      styles: type === "game-grid" ? ["/assets/game-grid.css"] : [],
    }),
    transport: { scripts: ["/assets/calls.js"], styles: [] },
    fonts: {},
    assets: new Map([
      ["/assets/entry.js", new PackedText("export const entry = 1;", "text/javascript; charset=utf-8")],
    ]),
    bytes: () => 0,
    css: (path) => `/*${path}*/`,
    worker: { code: "worker();", version: "v1" },
    prerender: prerender as unknown as Build["prerender"],
  };
}
