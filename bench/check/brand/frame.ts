import type { JsonObject } from "#kernel/json.ts";
import type { Chance } from "./chance.ts";
import { categories, icons } from "./choices.ts";

/** The header on the home page and on others. */
export function headerOf({ pick }: Chance): JsonObject {
  return {
    home: {
      look: pick(["bar", "slim"]),
      end: {
        login: { options: { look: pick(["main", "quiet"]) } },
        language: { widget: "language-switch", when: { visitor: "guest" }, options: { look: "code" } },
        $order: ["account", "language", "login", "register", "messages", "menu"],
      },
    },
    page: {
      look: pick(["bar", "slim"]),
      end: { language: { widget: "language-switch" }, $order: ["language", "menu"] },
    },
  };
}

/** The footer with its tabs. */
export function footerOf({ pick, some }: Chance): JsonObject {
  return {
    look: pick(["floating", "text", "minimal", "marker"]),
    icons: pick(["duotone", "filled"]),
    tabs: {
      home: { icon: pick(icons) },
      deposit: { icon: pick(["wallet", "coins"]) },
      $order: ["inviteFriends", ...some(["home", "deposit", "activity", "members"], 4)],
    },
  };
}

/** The main menu with entries for game categories. */
export function menusOf({ some }: Chance): JsonObject {
  const entries = some(categories, 4).map((category) => [
    `go${category.toLowerCase()}`,
    {
      icon: "forward",
      label: `category.${category}`,
      do: { action: "navigate", to: "gameList", query: { gameType: category } },
    },
  ]);
  return {
    main: { entries: { ...Object.fromEntries(entries), $order: [...entries.map(([name]) => String(name)), "..."] } },
  };
}
