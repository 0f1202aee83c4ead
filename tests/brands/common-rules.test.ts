import { expect, test } from "vitest";
import { brands } from "../support/every-brand.ts";

test.each([...brands])(
  "%s checks the number of a reset by the rule of registration @account-5-05",
  (_id, { brand }) => {
    const ruleOf = (form: string) => {
      const field = brand.forms[form]?.fields["mobileNum"];
      return field && "rule" in field ? field.rule : undefined;
    };
    expect(ruleOf("forget-phone")).toBe("mobileNum");
    expect(ruleOf("register-mobile")).toBe(ruleOf("forget-phone"));
  },
);
