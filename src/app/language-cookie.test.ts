import { expect, test } from "vitest";
import { languageCookie } from "./language-cookie.ts";

test("over TLS the language travels over TLS only; a site in development has none", () => {
  const cookie = "livery_language=TY; path=/; max-age=31536000; samesite=lax";
  expect(languageCookie("TY", "https:")).toBe(`${cookie}; secure`);
  expect(languageCookie("TY", "http:")).toBe(cookie);
});
