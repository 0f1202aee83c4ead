import { entranceOf } from "../../analyse/entrances.ts";
import { trapsIn } from "../../analyse/traps.ts";
import type { Check } from "../check.ts";
import { homeAsStandIn } from "./stand-ins.ts";

export const trappedVisitor: Check = {
  id: "trapped-visitor",
  severity: "error",
  suppressible: true,
  description:
    "Nobody is led in a circle, home shows a page to every visitor, and guests may open the pages that are made for them.",
  reads: entranceOf,
  run: { brand: (draft) => [...trapsIn(draft).map(({ finding }) => finding), ...homeAsStandIn(draft)] },
};
