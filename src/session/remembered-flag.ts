import { deviceStorage } from "./storage.ts";

/** "1" when a login is remembered (account §3). In its own file, so that importing it costs only this line. */
export const REMEMBERED_FLAG = "remPass";

export function hasRememberedLogin(): boolean {
  return deviceStorage.read(REMEMBERED_FLAG) === "1";
}
