import { useNavigate } from "react-router-dom";
import { lobbyOf, queryOf, type Lobby } from "#data/games/lobby.ts";
import { useShownSearch } from "./use-shown-search.ts";

/**
 * The lobby state of this address (`usualType`: the default category), and how to change it. It replaces the history
 * entry: "back" leaves the lobby, it does not undo a choice.
 */
export function useLobby(defaultType: string | undefined): [lobby: Lobby, change: (next: Lobby) => void] {
  const query = new URLSearchParams(useShownSearch());
  const navigate = useNavigate();
  const change = (next: Lobby) =>
    void navigate({ search: `?${new URLSearchParams(queryOf(next))}` }, { replace: true, preventScrollReset: true });
  return [lobbyOf(query, defaultType), change];
}
