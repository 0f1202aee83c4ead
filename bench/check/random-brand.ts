import { paletteFromSeed, seedColour } from "#compile/theme/seed-palette.ts";
import type { JsonObject } from "#kernel/json.ts";
import { seededRandom } from "#kernel/random.ts";
import { changesOnly } from "./changes-only.ts";
import { words } from "./words.ts";

/** The files of a brand by their path, as values. */
export type BrandFiles = Record<string, JsonObject>;

interface Chance {
  pick: <T>(from: readonly T[]) => T;
  some: <T>(from: readonly T[], count: number) => T[];
  number: (below: number) => number;
}

const icons = [
  "gem",
  "sparkles",
  "crown",
  "sprout",
  "zap",
  "diamond",
  "leaf",
  "dice",
  "moon",
  "sun",
  "star",
  "trophy",
  "megaphone",
  "hot",
] as const;
const categories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT"] as const;
const destinations = [
  "lottery",
  "gameLobby",
  "help",
  "service",
  "activity",
  "inviteFriends",
  "voucherCenter",
  "withdraw",
] as const;

const offers = Array.from({ length: 60 }, (_, index) => `promo${index + 1}`);

/**
 * A brand as an operator would write it, of about 20 KB: everything that brands differ in, at random but the same on
 * every machine. `below` is what its layers say: what would change nothing is left out, as an operator leaves it out.
 */
export function randomBrand(id: string, extended: string, below: JsonObject): BrandFiles {
  const chance = chanceOf(id);
  const promotions = chance.some(offers, 5);
  const sections: Record<string, JsonObject> = {
    theme: themeOf(chance),
    header: headerOf(chance),
    footer: footerOf(chance),
    menus: menusOf(chance),
    registration: registrationOf(chance),
    routes: Object.fromEntries(
      promotions.map((name) => [
        name,
        { path: `/m/${name}`, title: `${name}.title`, screen: name, header: "page", footer: true },
      ]),
    ),
    screens: {
      home: homeOf(chance, promotions),
      ...Object.fromEntries(promotions.map((name) => [name, promotionOf(name, chance)])),
    },
  };
  const texts = ownWords(sections, chance);
  return {
    [`brands/${id}/brand.json`]: {
      extends: extended,
      ...(changesOnly(identityOf(id, chance, below), below) as JsonObject),
    },
    ...Object.fromEntries(
      Object.entries(sections)
        .map(([name, value]) => [`brands/${id}/${name}.json`, changesOnly(value, below[name]) as JsonObject])
        .filter(([, value]) => Object.keys(value as JsonObject).length > 0),
    ),
    ...Object.fromEntries(
      (["EN", "TY"] as const).map((language) => [`text-packs/${id}/${language}.json`, packOf(language, texts)]),
    ),
  };
}

function chanceOf(id: string): Chance {
  const random = seededRandom(id);
  const number = (below: number) => Math.floor(random() * below);
  const pick = <T>(from: readonly T[]): T => from[number(from.length)] as T;
  const some = <T>(from: readonly T[], count: number): T[] =>
    from
      .map((one) => ({ one, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ one }) => one);
  return { pick, some, number };
}

function identityOf(id: string, { pick, some }: Chance, below: JsonObject): JsonObject {
  const flags = Object.entries(below["flags"] as JsonObject);
  return {
    name: words(id, 2),
    hosts: [`${id}.localhost`, `m.${id}.example`],
    merchant: { code: id, trialCode: `${id}trial` },
    logo: { mark: pick(icons), wordmark: id, fill: pick(["ink", "accent", "gradient"]) },
    flags: Object.fromEntries(some(flags, 4).map(([name, value]) => [name, value !== true])),
  };
}

function themeOf({ pick, number }: Chance): JsonObject {
  const { color, dark } = paletteFromSeed({
    accent: seedColour(number(1000) / 1000),
    scheme: pick(["light", "dark", "auto"]),
  });
  const tokens = (colours: object, about: string) =>
    Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [
        name,
        { $value: value as string, $description: `${about} ${name}.` },
      ]),
    );
  const length = (...of: readonly number[]) => ({ $value: `${pick(of)}px` });
  return {
    scheme: dark ? "auto" : pick(["light", "dark"]),
    color: tokens(color, "Our"),
    ...(dark && { dark: tokens(dark, "At night, our") }),
    font: {
      display: { $value: pick(["sora", "fraunces", "playfair", "nunito"]) },
      body: { $value: pick(["figtree", "nunito"]) },
    },
    type: {
      scale: pick(["tight", "regular", "grand"]),
      titleWeight: pick([500, 600, 700, 800, 900]),
      titleCase: pick(["normal", "upper", "small-caps"]),
    },
    radius: { card: length(0, 4, 8, 12, 20, 24), control: length(0, 4, 8, 20), pill: length(4, 8, 20) },
    space: { screen: length(12, 16, 20), gap: length(16, 20, 24, 28), inset: length(12, 16, 20) },
    style: {
      card: pick(["flat", "outline", "glass", "shadow"]),
      title: pick(["plain", "bar", "marker", "rule", "centred"]),
      button: pick(["solid", "gradient", "outline", "glow"]),
    },
  };
}

function headerOf({ pick }: Chance): JsonObject {
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

function footerOf({ pick, some }: Chance): JsonObject {
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

function menusOf({ some }: Chance): JsonObject {
  const entries = some(categories, 4).map((category) => [
    `go${category.toLowerCase()}`,
    {
      icon: "forward",
      label: `category.${category}`,
      do: { do: "navigate", to: "gameList", query: { gameType: category } },
    },
  ]);
  return {
    main: { entries: { ...Object.fromEntries(entries), $order: [...entries.map(([name]) => String(name)), "..."] } },
  };
}

function registrationOf({ some, pick }: Chance): JsonObject {
  const fields = some(["idNumber", "wechat", "line", "whatsapp", "zalo", "nickname", "email", "recommenderId"], 5);
  return { fields: Object.fromEntries(fields.map((name) => [name, { enabled: true, required: pick([true, false]) }])) };
}

function homeOf(chance: Chance, promotions: readonly string[]): JsonObject {
  const removed = chance.some(["jackpot", "slots", "live", "fish", "download"], 2);
  const lists = chance
    .some(categories, 4)
    .map((category) => [
      category.toLowerCase(),
      { title: `category.${category}`, icon: "play", body: { list: gamesOf(category, chance) } },
    ]);
  return {
    body: {
      ...Object.fromEntries(removed.map((name) => [name, null])),
      marquee: { options: { look: chance.pick(["pill", "ticker"]) } },
      games: {
        widget: "tabs",
        options: { look: chance.pick(["underline", "tiles", "rail"]) },
        slots: Object.fromEntries(lists),
      },
      offers: {
        widget: "section",
        options: { title: `${promotions[0]}.offers`, look: chance.pick(["card", "band"]) },
        slots: {
          body: {
            body: {
              links: {
                widget: "link-list",
                options: {
                  look: "tiles",
                  links: Object.fromEntries(promotions.map((name) => [name, linkTo(name, chance)])),
                },
              },
            },
          },
        },
      },
      invite: {
        widget: "link-button",
        when: { all: [{ not: { visitor: "guest" } }, { flag: "FEEDBACK3" }] },
        options: {
          label: `${promotions[0]}.invite`,
          icon: chance.pick(icons),
          do: { do: "navigate", to: "inviteFriends" },
        },
      },
      $order: ["offers", "games", "marquee", "..."],
    },
  };
}

function promotionOf(name: string, chance: Chance): JsonObject {
  const links = chance
    .some(destinations, 3)
    .map((to) => [to.toLowerCase(), { label: `${name}.${to}`, icon: chance.pick(icons), do: { do: "navigate", to } }]);
  return {
    layout: chance.pick(["centred", "flush"]),
    body: {
      hero: {
        widget: "brand-hero",
        options: {
          title: `${name}.title`,
          text: `${name}.text`,
          motif: chance.pick(["rays", "aurora", "grid", "leaves", "facets"]),
        },
      },
      games: {
        widget: "section",
        options: { title: `${name}.games`, icon: chance.pick(icons) },
        slots: { body: { body: { grid: gamesOf(chance.pick(categories), chance) } } },
      },
      links: {
        widget: "link-list",
        options: { look: chance.pick(["strip", "rows"]), links: Object.fromEntries(links) },
      },
    },
  };
}

function gamesOf(gameType: string, { pick, number }: Chance): JsonObject {
  return {
    widget: "game-grid",
    options: {
      source: { call: "hotGames", with: { gameType } },
      look: pick(["grid", "row", "list"]),
      columns: 1 + number(4),
      limit: 3 + number(20),
    },
  };
}

function linkTo(name: string, { pick }: Chance): JsonObject {
  return { label: `${name}.title`, icon: pick(icons), do: { do: "navigate", to: name } };
}

/** Keys of words that the brand brings along, and some that it says in its own way. */
function ownWords(sections: object, { some }: Chance): string[] {
  const brought = JSON.stringify(sections).match(/(?<=")promo\d+\.[A-Za-z]+(?=")/g) ?? [];
  return [
    ...new Set(brought),
    ...some(
      [
        "login.title",
        "match.title",
        "winner.title",
        "vendor.title",
        "footer.home",
        "footer.deposit",
        "header.login",
        "menu.help",
        "draw.title",
        "home.more",
      ],
      6,
    ),
  ];
}

function packOf(language: "EN" | "TY", keys: readonly string[]): JsonObject {
  const meta: JsonObject =
    language === "EN"
      ? { name: "English", code: "EN", tag: "en", direction: "ltr" }
      : { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" };
  return {
    $meta: meta,
    ...Object.fromEntries(keys.map((key) => [key, words(`${language}${key}`, key.endsWith(".text") ? 24 : 4)])),
  };
}
