import { referenceCheck } from "../reference-check.ts";

export const unknownMenu = referenceCheck({
  id: "unknown-menu",
  description: "A menu is declared in `menus` and named by its id.",
  kind: "menu",
  noun: "menu",
  section: "menus",
});
