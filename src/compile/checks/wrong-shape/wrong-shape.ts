import { mismatches, type Check } from "../check.ts";

export const wrongShape: Check = {
  id: "wrong-shape",
  severity: "error",
  description:
    "A value has the type, the form and the size that the schema says, and nothing that is needed is missing.",
  run: mismatches("wrong-shape"),
};
