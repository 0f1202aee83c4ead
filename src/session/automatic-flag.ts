import { deviceStorage, tabStorage } from "./storage.ts";

/** "1" when this phone signs in by itself (account §3). In a file of its own, so that importing it costs little. */
export const AUTOMATIC_FLAG = "autoLogin";
/** That this tab has tried it: a session that ends in the tab is not opened again behind the member's back. */
const TRIED = "livery.autoLogin";

/** Whether this phone should sign in by itself in this tab: at most once. */
export function signsInByItself(): boolean {
  return deviceStorage.read(AUTOMATIC_FLAG) === "1" && tabStorage.read(TRIED) === null;
}

/** This tab tries it now, or has a session. */
export function rememberTry(): void {
  tabStorage.write(TRIED, "1");
}
