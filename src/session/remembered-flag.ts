import { deviceStorage } from "./storage.ts";

/** "1" when a login is remembered (account §3). In a file of its own, so that asking costs nothing but this line. */
export const REMEMBERED_FLAG = "remPass";

export function hasRememberedLogin(): boolean {
  return deviceStorage.read(REMEMBERED_FLAG) === "1";
}
