import { referenceCheck } from "../reference-check.ts";

export const unknownMenu = referenceCheck({
  id: "unknown-menu",
  description: "A menu is named by the id it has in `menus`.",
  kind: "menu",
  noun: "menu",
  section: "menus",
});
