import { entranceOf } from "../../analyse/entrances.ts";
import { trapsIn } from "../../analyse/traps.ts";
import type { Check } from "../check.ts";

export const trappedVisitor: Check = {
  id: "trapped-visitor",
  severity: "error",
  suppressible: true,
  description:
    "Nobody is redirected in a circle, home shows a page to every visitor, and guests may open the pages where they sign in and register.",
  reads: entranceOf,
  run: { brand: (draft) => trapsIn(draft).map(({ finding }) => finding) },
};
