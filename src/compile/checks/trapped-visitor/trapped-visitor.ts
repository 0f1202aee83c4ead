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
  about: [
    "Routes send visitors on by their `access` and their `enter`. The check follows every redirect for every kind of visitor, each member type that a rule names, and each switch that the platform may flip. It reports circles, a start page that only shows a message, and pages for guests that refuse them: where they sign in, register, replace a password or open a trial account, and those that stand in for another, such as `maintenance` and `notFound`. Those to which a refusal of the platform leads are not the start page, whose calls would lead there again.",
  ],
  reads: entranceOf,
  run: { brand: (draft) => [...trapsIn(draft).map(({ finding }) => finding), ...homeAsStandIn(draft)] },
};
