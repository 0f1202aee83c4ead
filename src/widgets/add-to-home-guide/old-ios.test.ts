import { describe, expect, it } from "vitest";
import { isOldIos } from "./old-ios.ts";

const phone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1`;

describe("add-to-home tips show for iOS 12 below 12.2, or iOS 11 and below (games §4)", () => {
  it.each([
    ["9_3_5", true],
    ["10_0", true],
    ["11_0", true],
    ["11_4_1", true],
    ["12_0", true],
    ["12_1", true],
    ["12_1_4", true],
    ["12_2", false],
    ["12_5_7", false],
    ["12_10", false],
    ["13_0", false],
    ["17_4", false],
  ])("iOS %s: %s @games-4-38", (version, expected) => expect(isOldIos(phone(version))).toBe(expected));
  it.each([
    ["an old iPad", "Mozilla/5.0 (iPad; CPU OS 11_0 like Mac OS X) AppleWebKit/604.1.34", true],
    [
      "an iPad that calls itself Macintosh",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15",
      false,
    ],
    ["Android", "Mozilla/5.0 (Linux; Android 10; Pixel 3) AppleWebKit/537.36", false],
    ["nothing", "", false],
  ])("%s", (_what, userAgent, expected) => expect(isOldIos(userAgent)).toBe(expected));
});
