import type { Transport } from "#data/client/transport/transport.ts";
import { GameList } from "#widgets/game-list/game-list.tsx";
import { EnginePage } from "../../engine-page.tsx";
import { pageOf, COLUMNS } from "./games.ts";
import { icons } from "./icons.ts";
import { requestedLobby, measurePage } from "./scrolled-page.ts";

/** The lobby as the product's widget renders it, on a page of its own. */
const transport: Transport = ({ call, input }) =>
  call === "gameList"
    ? Promise.resolve(pageOf(Number((input as Record<string, unknown>)["pageNo"]), requestedLobby))
    : Promise.reject(new Error(`${call} has no answer here`));

measurePage(
  <EnginePage at="/m/gameList?gameType=RNG&class=ALL" page={{ icons }} transport={transport}>
    <GameList id="games" options={{ gameType: "RNG", columns: COLUMNS, look: "grid", name: "below" }} slots={{}} />
  </EnginePage>,
);
