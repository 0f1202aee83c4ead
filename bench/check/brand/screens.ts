import type { JsonObject } from "#kernel/json.ts";
import type { Chance } from "./chance.ts";
import { categories, icons } from "./choices.ts";

const destinations = [
  "lottery",
  "gameLobby",
  "help",
  "service",
  "activity",
  "inviteFriends",
  "deposit",
  "withdraw",
] as const;

/** The home page: tabs of games, offers, an invitation, links to screens of its own; some of what base shows removed. */
export function homeOf(chance: Chance, promotions: readonly string[], own: readonly string[]): JsonObject {
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
        options: { look: chance.pick(["underline", "cards", "side"]) },
        slots: Object.fromEntries(lists),
      },
      offers: {
        widget: "section",
        options: { title: `${promotions[0]}.offers`, look: chance.pick(["card", "band"]) },
        body: {
          links: {
            widget: "link-list",
            options: {
              look: "grid",
              links: Object.fromEntries([
                ...promotions.map((name) => [name, linkTo(name, `${name}.title`, chance)] as const),
                ...own.map((name) => [name, linkTo(name, `club.${name}`, chance)] as const),
              ]),
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
          do: { action: "navigate", to: "inviteFriends" },
        },
      },
      $order: ["offers", "games", "marquee", "..."],
    },
  };
}

/** The screen of one promotion. */
export function promotionOf(name: string, chance: Chance): JsonObject {
  const links = chance
    .some(destinations, 3)
    .map((to) => [
      to.toLowerCase(),
      { label: `${name}.${to}`, icon: chance.pick(icons), do: { action: "navigate", to } },
    ]);
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
        body: { grid: gamesOf(chance.pick(categories), chance) },
      },
      links: {
        widget: "link-list",
        options: { look: chance.pick(["bar", "rows"]), links: Object.fromEntries(links) },
      },
    },
  };
}

function gamesOf(gameType: string, { pick, number }: Chance): JsonObject {
  return {
    widget: "game-grid",
    options: {
      source: { call: "hotGames", with: { gameType } },
      look: pick(["grid", "carousel", "rows"]),
      columns: 1 + number(4),
      limit: 3 + number(20),
    },
  };
}

function linkTo(name: string, label: string, { pick }: Chance): JsonObject {
  return { label, icon: pick(icons), do: { action: "navigate", to: name } };
}
