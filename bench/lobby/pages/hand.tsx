import { HandList } from "./hand-list.tsx";
import { lobbyWanted, measurePage } from "./scrolled-page.ts";

measurePage(<HandList lobby={lobbyWanted} />);
