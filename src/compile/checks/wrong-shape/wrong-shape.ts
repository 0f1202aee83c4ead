import { mismatches, type Check } from "../check.ts";

export const wrongShape: Check = {
  id: "wrong-shape",
  severity: "error",
  description: "A value has the type, format and size that the schema requires, and no required key is missing.",
  run: mismatches("wrong-shape"),
};
