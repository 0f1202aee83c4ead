import type { Game, Vendor } from "#gateway/entities.ts";
import { useCall } from "../client/use-call.ts";
import { useSite } from "../page/site.ts";
import { useDebounced } from "../client/use-debounced.ts";
import { halvesOf, isNear, SHORTEST_FORGIVEN } from "./near-name.ts";

/** Milliseconds without a key before names are suggested. */
const PAUSE = 250;
/** Shorter texts are part of too many names. */
const SHORTEST = 2;
/** How many games are suggested. */
const MOST = 6;
/** How many games are looked through for names that are near. */
const SEEN = 60;

/** Games that a text may mean. */
export interface Suggestions {
  games: readonly Game[];
  /** True where no name contains the text: these are one slip away. */
  near: boolean;
}

/** Suggests games while a name is typed, in a category or all; undefined until the platform has answered. */
export function useSuggestions(typed: string, gameType: string | undefined): Suggestions | undefined {
  const { language } = useSite();
  const text = typed.trim();
  const enabled = useDebounced(text, PAUSE) === text && text.length >= SHORTEST;
  const category = { ...(gameType !== undefined && { gameType: gameType as Vendor["gameType"] }) };
  const input = (gameName: string, pageSize: number) => ({ ...category, gameName, pageSize, pageNo: 1, language });
  const named = useCall("gameList", input(text, MOST), { enabled });
  // Until the platform answers, the query still has the games of the text before.
  const found = named.isPlaceholderData ? undefined : named.data?.content;
  const forgiving = enabled && found?.length === 0 && text.length >= SHORTEST_FORGIVEN;
  const [start, end] = halvesOf(text);
  const first = useCall("gameList", input(start, SEEN), { enabled: forgiving });
  const second = useCall("gameList", input(end, SEEN), { enabled: forgiving });
  if (!enabled || !found) return undefined;
  if (!forgiving) return { games: found, near: false };
  if (!first.data || !second.data || first.isPlaceholderData || second.isPlaceholderData) return undefined;
  const seen = new Map([...first.data.content, ...second.data.content].map((game) => [game.nodeId, game]));
  return { games: [...seen.values()].filter(({ nodeName }) => isNear(nodeName, text)).slice(0, MOST), near: true };
}
