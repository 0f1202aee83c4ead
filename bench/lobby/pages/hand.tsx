import { HandList } from "./hand-list.tsx";
import { requestedLobby, measurePage } from "./scrolled-page.ts";

measurePage(<HandList lobby={requestedLobby} />);
