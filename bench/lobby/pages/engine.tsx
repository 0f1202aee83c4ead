import type { Transport } from "#data/client/transport.ts";
import { GameList } from "#widgets/game-list/game-list.tsx";
import { EnginePage } from "../../engine-page.tsx";
import { pageOf, COLUMNS } from "./games.ts";
import { icons } from "./icons.ts";
import { lobbyWanted, measurePage } from "./scrolled-page.ts";

/** The lobby as the product's widget draws it, on a page that has nothing else. */
const transport: Transport = ({ call, input }) =>
  call === "gameList"
    ? Promise.resolve(pageOf(Number((input as Record<string, unknown>)["pageNo"]), lobbyWanted))
    : Promise.reject(new Error(`${call} is not answered here`));

measurePage(
  <EnginePage at="/m/gameList?gameType=RNG&class=ALL" page={{ icons }} transport={transport}>
    <GameList id="games" options={{ gameType: "RNG", columns: COLUMNS, look: "grid", name: "below" }} slots={{}} />
  </EnginePage>,
);
