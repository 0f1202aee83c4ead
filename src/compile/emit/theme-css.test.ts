import { expect, it } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { compileTheme } from "./theme-css.ts";

const { brand } = await compiledAcme();

/** The value of a token under a theme's choice of motion. */
function tokenOf(motion: typeof brand.theme.style.motion, name: string): string | undefined {
  const { css } = compileTheme({ ...brand.theme, style: { ...brand.theme.style, motion } });
  return new RegExp(`${name}:([^;}]+)`).exec(css)?.[1];
}

it("a theme's motion becomes tokens: with none nothing takes time or travels, slow leaves time between things", () => {
  expect(tokenOf("none", "--quick")).toBe("0ms");
  expect(tokenOf("none", "--enter")).toBe("0ms");
  expect(tokenOf("none", "--stagger")).toBe("0ms");
  expect(["none", "fades", "depth"].map((motion) => tokenOf(motion as "none", "--travel"))).toEqual(["0", "0", "0"]);
  expect(Number.parseInt(tokenOf("slow", "--stagger") ?? "", 10)).toBeGreaterThan(
    Number.parseInt(tokenOf("plain", "--stagger") ?? "", 10),
  );
});

it("only springs go too far and come back", () => {
  const overshoots = (ease: string | undefined) =>
    [...(ease ?? "").matchAll(/[\d.]+/g)].some(([value]) => Number(value) > 1);
  const moving = ["plain", "springs", "none", "fades", "depth", "slow"] as const;
  expect(moving.filter((motion) => overshoots(tokenOf(motion, "--ease")))).toEqual(["springs"]);
});
