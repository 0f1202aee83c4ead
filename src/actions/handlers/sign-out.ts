import { callToSignOut } from "#data/client/cache/effects.ts";
import { deviceStorage, tabStorage } from "#session/storage.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { ActionHandler } from "../action-handler.ts";
import { addressOf } from "./navigate.ts";

/** Stored entries of the signed-in member (account §3, §4). */
const PERSONAL = ["autoSass", "autoRemPass", "sass", "remPass", "memberInfo", "bankList"];

/** Longest time that the loading toast of sign-out stays, in milliseconds (account §9). */
const LOADING = 10_000;

/**
 * Ends the session with the token, clears the storage, and reloads home (account §4). A failed call changes nothing of
 * that: a member who signs out on a shared phone must be signed out on it.
 */
export const signOut: ActionHandler<"sign-out"> = async (_action, context) => {
  showToast({ text: context.text("in_please_wait"), kind: "loading", milliseconds: LOADING });
  await context.send(callToSignOut(), {}).catch(() => undefined);
  // No listener is notified: the guard of the closing page would redirect the visitor to login before home loads.
  tabStorage.clear();
  deviceStorage.write("autoLogin", "0");
  for (const key of PERSONAL) deviceStorage.remove(key);
  location.replace(addressOf(context.site.routes, context.site.places.home));
};
