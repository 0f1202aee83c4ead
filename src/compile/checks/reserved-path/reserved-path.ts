import { isReservedPath } from "#descriptor/reserved-paths.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const reservedPath: Check = {
  id: "reserved-path",
  severity: "error",
  description: "No route has an address that the host answers itself: its page would never be shown.",
  about: [
    "The host answers `/api/…`, `/assets/…`, `/brand-assets/…`, `/_livery/…`, `/.well-known/…`, `/healthz`, `/manifest.webmanifest` and `/service-worker.js` itself; browsers and search engines ask every site for `/favicon.ico`, `/robots.txt` and `/sitemap.xml`.",
  ],
  reads: ([section, id = ""], { value }) => {
    const route = section === "routes" ? value.routes?.[id] : undefined;
    return [route?.path, route?.aliases];
  },
  run: { brand: hiddenRoutes },
};

function hiddenRoutes({ value, change }: Draft): Finding[] {
  if (change && !touches(change, "routes")) return [];
  return Object.entries(value.routes ?? {}).flatMap(([id, route]) => [
    ...(route?.path !== undefined && isReservedPath(route.path) ? [findingOf(route.path, ["routes", id, "path"])] : []),
    ...(route?.aliases ?? []).flatMap((alias, index) =>
      isReservedPath(alias) ? [findingOf(alias, ["routes", id, "aliases", index])] : [],
    ),
  ]);
}

function findingOf(address: string, path: Finding["path"]): Finding {
  return {
    path,
    at: "value",
    message: `The host answers "${address}" itself, so no page is shown there.`,
    hint: 'Choose another path, for example one that begins with "/m/".',
  };
}
