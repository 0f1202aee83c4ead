import type { ActionHandler } from "../action-handler.ts";
import { openFound } from "../open-found.ts";

/** Fetches the online service link and opens it. */
export const openService: ActionHandler<"open-service"> = (_action, context) =>
  openFound(async () => (await context.send("serviceLink", { language: context.site.language })).url, context.text);
