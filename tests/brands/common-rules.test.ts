import { expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { readSources } from "#host/brands/read-folder.ts";

const { brands } = compileBrands(await readSources("brands", "text-packs"), capabilities);

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
