import type { LotteryGame, MenuGroup } from "#gateway/entities.ts";

/** The special tags that come before the groups (games §2). */
export const HOT = "HOT";
export const FAV = "FAV";

/** An entry of the menu of groups. */
export interface LotteryGroup {
  tag: string;
  label: string;
}

/** The parts of a menu that a lobby needs: its groups by their tags. */
type Menu<G> = Readonly<Record<string, Pick<MenuGroup, "tag" | "labelName"> & { gameMenus: readonly G[] }>>;

/**
 * The groups of a menu in its order. The special tags are the site's own: a platform's group of the same tag is
 * dropped.
 */
export function groupsOf(menu: Menu<unknown>): LotteryGroup[] {
  return Object.values(menu)
    .filter(({ tag }) => tag !== HOT && tag !== FAV)
    .map(({ tag, labelName }) => ({ tag, label: labelName }));
}

/** All games of a menu, each once, in its order. */
export function gamesOf<G extends Pick<LotteryGame, "gameId">>(menu: Menu<G>): G[] {
  return [
    ...new Map(
      Object.values(menu).flatMap(({ gameMenus }) => gameMenus.map((game): [string, G] => [game.gameId, game])),
    ).values(),
  ];
}

/**
 * The games of a menu entry, the favourites first and otherwise in the platform's order (games §4). Without an entry:
 * all.
 */
export function gamesBehind<G extends Pick<LotteryGame, "gameId" | "tag">>(
  menu: Menu<G>,
  entry: string | undefined,
  favourites: readonly string[],
): G[] {
  const isFavourite = (game: G) => favourites.includes(game.gameId);
  const special = new Map<string | undefined, (game: G) => boolean>([
    [undefined, () => true],
    [HOT, (game) => game.tag.includes(HOT)],
    [FAV, isFavourite],
  ]);
  const belongs = special.get(entry);
  const behind = belongs
    ? gamesOf(menu).filter(belongs)
    : (Object.values(menu).find(({ tag }) => tag === entry)?.gameMenus ?? []);
  return [...behind.filter(isFavourite), ...behind.filter((game) => !isFavourite(game))];
}
