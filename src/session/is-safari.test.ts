import { describe, expect, it } from "vitest";
import { isSafari } from "./is-safari.ts";

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("Safari on iOS (games §2, Member centre)", () => {
  it.each([
    [`${phone} Version/17.4 Mobile/15E148 Safari/604.1`, true],
    [`${phone} CriOS/122.0 Mobile/15E148 Safari/604.1`, false],
    [`${phone} FxiOS/123.0 Mobile/15E148 Safari/605.1.15`, false],
    [`${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/450]`, false],
    [`${phone} Mobile/15E148`, false],
  ])("%s: %s @games-2-127", (userAgent, expected) => expect(isSafari(userAgent)).toBe(expected));
});
